insert into meta values ('secret', 'kept');
insert into tables values ('aaaaaaaaaaaaaaaa', 'ABCDEF', '_example', 1, 2, '{}', '7', @no, 'ann', 1.5, 2, '[1]', @no, 'digest', 2.5);
insert into seats values ('aaaaaaaaaaaaaaaa', 0, 'me', 'Ann', 'hash', '');
insert into seats values ('aaaaaaaaaaaaaaaa', 1, 'bot', 'Robby', '', 'easy');
insert into holders values ('ann', 'aaaaaaaaaaaaaaaa', 0);
insert into answers values ('aaaaaaaaaaaaaaaa', 1, 0, '["bid",3]', @no);
insert into answers values ('aaaaaaaaaaaaaaaa', 2, 0, null, @no);
insert into chat (tbl, name, seat, text, at) values ('aaaaaaaaaaaaaaaa', 'Ann', 0, 'hello', 2.0);
