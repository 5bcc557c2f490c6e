/** One table as this page knows it: what the server said, and the path of touches so far. */

import { openGames } from "../lib/games.svelte";
import { Line, type Link, type Talking } from "../lib/line";
import { notify } from "../lib/notice";
import { LocalLine } from "../local/line";
import { isSite } from "../local/site";
import { recall, remember, settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { PROTOCOL } from "../lib/wire";
import type { Action, Ask, ChatLine, Held, Hint, Message, Option, Refusal, Said, StateSaid, TableEvent, UpdateSaid, View } from "../lib/wire";
import { nameOf, say, speech, ui } from "../lib/words.svelte";
import type { Stage } from "../scene/stage.svelte";
import { beatsOf, lastMoves, type Beat, type Moment } from "./beats";
import { Teller } from "./teller.svelte";
import { applyUpdate, type Frame } from "./frames";
import { Coach } from "./coach.svelte";
import { isSpot, narrowHeld, nextTurn, puts, startWay, turned, type Turn } from "./held";
import { actionKey, consequence, mayNeedConfirm, narrow, needsConfirm, touch, ways, type Narrowed, type Way } from "./path";

export interface WhyNot {
  /** The node it speaks of; null when a button was meant. */
  key: string | null;
  refusals: Refusal[];
}

type Table = Omit<StateSaid, keyof View | "type" | "events">;
interface Seen {
  count: number;
  at: number;
}

const NOTHING: Narrowed = { open: [], lit: new Set(), next: new Set(), buttons: [] };
const NOTICE = 6000;
/** Whoever was away for longer than this is told what happened meanwhile. */
const AWAY = 3 * 60_000;

export class Room {
  link = $state<Link>("connecting");
  refusedTable = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  /** How many times the whole state has come. */
  epoch = $state(0);
  events = $state.raw<TableEvent[]>([]);
  /** Events from this one on happened after my last decision. */
  fresh = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  touched = $state.raw<string[]>([]);
  asking = $state.raw<Way | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  waitingForHint = $state(false);
  sending = $state(false);
  digest = $state.raw<TableEvent[]>([]);
  /** Keys that a log line or a hint points at. */
  pointed = $state.raw<readonly string[]>([]);
  rule = $state.raw<string | null>(null);
  notice = $state.raw<string | null>(null);
  /** How the thing in hand is held: a place in the lists of scene.held. */
  holding = $state(0);
  /** Where a finger has looked at what would happen; a second touch, or the button, does it. */
  aim = $state.raw<string | null>(null);

  /** Of a guided first game. */
  readonly coach: Coach;
  /** Tells what happened, moment by moment, before the question opens. */
  readonly teller = new Teller({ show: (beat, on) => this.#showBeat(beat, on), settle: () => this.#settle() });
  /** What each seat has moved last, until it moves again. */
  moved = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());

  #line: Talking;
  /** How things are now, while it is still told how they came to be. */
  #coming: { view: View; events: TableEvent[] } | null = null;
  /** The newest state, whatever is shown. */
  #present: { view: View; events: TableEvent[] } | null = null;
  /** Somebody looks back: what is new goes there. Says whether it was taken. */
  looksBack: ((view: View, events: TableEvent[]) => boolean) | null = null;
  /** The moment of a replay that is shown. */
  retold = $state.raw<Moment | null>(null);
  #base = 0;
  #seat: number | null;
  #layout: string;

  constructor(
    readonly id: string,
    seat: number | null,
    layout: string,
    private readonly stage: Stage,
  ) {
    this.coach = new Coach(id);
    this.#seat = seat;
    this.#layout = layout;
    this.#line = new (isSite ? LocalLine : Line)(() => this.#address(), (said) => this.#hear(said), (state, code) => this.#linked(state, code));
  }

  // ---- what is open ------------------------------------------------------------------------

  ask: Ask | null = $derived(this.handover === null ? (this.view?.ask ?? null) : null);

  actions: Action[] = $derived(this.ask?.actions ?? []);

  ways: Way[] = $derived.by(() => (this.ask ? ways(this.ask.options, (key) => this.isThere(key), this.actions) : []));

  /** Everything that the question is about, wherever the path has come. */
  asked: ReadonlySet<string> = $derived(new Set(this.ways.flatMap((way) => way.steps.flat())));

  narrowed: Narrowed = $derived.by(() => {
    if (!this.ways.length || this.sending || this.asking) return NOTHING;
    if (this.held) return narrowHeld(this.held, this.ways, this.heldKey!);
    return narrow(this.ways, this.touched);
  });

  /** What is in hand to be turned and put down now. */
  held: Held | null = $derived.by(() => {
    const held = this.view?.scene.held;
    return held && !this.touched.length && puts(held, this.ways).length ? held : null;
  });

  /** The one way of it that is shown. */
  get heldKey(): string | null {
    const keys = this.view?.scene.held?.keys;
    return keys?.[this.holding] ?? keys?.[0] ?? null;
  }

  /** The touches so far, the way in which a thing is held included. */
  get path(): string[] {
    return this.held ? [this.heldKey!] : this.touched;
  }

  /** What is marked as chosen: the touches so far, and where a finger aims. */
  get marked(): string[] {
    return this.aim === null ? this.touched : [...this.touched, this.aim];
  }

  /** Could the thing in hand lie there, if the rules allow? */
  isSpot(key: string | null): boolean {
    return key !== null && this.held !== null && isSpot(this.held, this.ways, key);
  }

  /** May it lie there, as it is held now? */
  fits(key: string): boolean {
    return this.held !== null && narrow(this.ways, [this.heldKey!]).lit.has(key);
  }

  /** The one option that touching this would take, if there is just one. */
  wayTo(key: string): Way | null {
    if (this.held && key === this.heldKey) return null; // that turns it
    return consequence(this.ways, this.isSpot(key) ? [this.heldKey!] : this.touched, key);
  }

  /** What an action stands for, after the touches so far. */
  waysOf(action: Action): Way[] {
    const open = narrow(this.ways, this.touched).open.filter((way) => way.action === actionKey(action));
    return open.length ? open : this.ways.filter((way) => way.action === actionKey(action));
  }

  /** Are the actions what is to be chosen from? Not while options are left that only buttons tell apart. */
  get barOpen(): boolean {
    return this.actions.length > 0 && !this.asking && !(this.touched.length && this.narrowed.buttons.length);
  }

  /** The seat whose area is shown large. */
  area = $state<number | null>(null);

  /** The action that is pointed at. */
  looked = $state.raw<Action | null>(null);

  /** Pointing may end in the middle of drawing, when what is pointed at is taken away. */
  lookAt(action: Action | null): void {
    queueMicrotask(() => (this.looked = action));
  }

  /** The option whose outlook is shown: of the action or the thing that is pointed at, or the one that is asked again. */
  get seen(): Way | null {
    if (this.asking) return this.asking;
    if (this.looked) {
      const found = this.waysOf(this.looked);
      const same = new Set(found.map((way) => JSON.stringify(way.outlook ?? null))).size === 1;
      return same ? (found[0] ?? null) : null;
    }
    const key = this.aim ?? this.stage.hovered ?? this.stage.focused;
    return key !== null && this.narrowed.lit.has(key) ? this.wayTo(key) : null;
  }

  /** An action is touched: it is done, it leads further, or it says why not. */
  act(action: Action): void {
    const key = actionKey(action);
    if (!action.options.length) {
      if (action.refusal && !this.sending) this.refuse(key, [action.refusal]);
    } else this.touch(key);
  }

  /** Is there something to be confirmed: a final step, or what a finger aims at? */
  get canConfirm(): boolean {
    if (this.aim === null) return this.asking !== null;
    return this.isSpot(this.aim) ? this.fits(this.aim) : this.wayTo(this.aim) !== null;
  }

  turn(turn: Turn): void {
    if (!this.held) return;
    this.whyNot = null;
    this.holding = turned(this.held, this.holding, turn);
    play("touch");
    // Where it was aimed at it may not fit any more: that wants its reason.
    if (this.aim !== null && !this.fits(this.aim)) void this.#askWhyNot(this.aim);
  }

  /** The seat on this device that should sit down now; null while the present one is right. */
  get handover(): number | null {
    const { table, view } = this;
    if (!table || !view || view.over || table.mine.length < 2 || table.seat === null) return null;
    const waiting = view.waiting ?? [];
    if (waiting.includes(table.seat)) return null;
    return table.mine.find((seat) => waiting.includes(seat)) ?? null;
  }

  /** Is there anything that another player must not see? Games say whether they ever hide anything. */
  get hides(): boolean {
    return !openGames.has(this.table?.game ?? "");
  }

  /** On the board, in the hand, or a row of the players. */
  isThere(key: string): boolean {
    if (this.stage.has(key)) return true;
    const seat = /^seat:(\d+)$/.exec(key);
    return seat !== null && (this.view?.scene.players ?? []).some((p) => p.seat === Number(seat[1]));
  }

  get myTurn(): boolean {
    return this.view?.ask != null;
  }

  // ---- touching ----------------------------------------------------------------------------

  touch(key: string, finger = false): void {
    this.whyNot = null;
    if (this.sending || this.asking) return;
    if (this.held && this.#handle(this.held, key, finger)) return;
    const aimed = this.aim === key;
    this.aim = null;
    if (this.touched.includes(key) && !this.narrowed.lit.has(key)) {
      this.touched = this.touched.filter((other) => other !== key); // a second touch takes it back
      return;
    }
    const step = touch(this.ways, this.touched, key);
    if (step.kind === "refused") void this.#askWhyNot(key);
    else if (step.kind === "further") {
      this.touched = step.touched;
      this.stage.lookAway();
      play("touch");
    } else if (finger && !aimed && step.way.outlook) {
      this.aim = key; // a finger cannot hover: it looks first, and chooses with a second touch
      play("touch");
    } else this.choose(step.way, this.touched.length + (aimed ? 2 : 1));
  }

  /** A touch with something in hand: it is turned, aimed, or put down. Says whether it was meant. */
  #handle(held: Held, key: string, finger: boolean): boolean {
    const now = this.heldKey!;
    if (key === now) {
      this.turn(nextTurn(held, this.ways, this.holding));
      return true;
    }
    const begins = narrow(this.ways, []).next.has(key) && !held.keys.includes(key);
    if (begins || !this.isSpot(key)) return false;
    const step = touch(this.ways, [now], key);
    const aimed = this.aim === key;
    this.aim = finger ? key : null;
    if (step.kind === "refused") void this.#askWhyNot(key);
    else if (finger && !aimed) play("touch");
    else this.#put(key);
    return true;
  }

  #put(key: string): void {
    const step = touch(this.ways, [this.heldKey!], key);
    if (step.kind === "take") this.choose(step.way, 2);
    else if (step.kind === "further") this.touched = step.touched;
    this.aim = null;
  }

  /** An option is chosen, by a button or by the last touch. */
  choose(way: Way, touches = this.touched.length + 1): void {
    this.whyNot = null;
    if (this.coach.holds(way, this.ask, touches)) return;
    if (needsConfirm(way, this.ways)) {
      this.asking = way;
      play("touch");
    } else void this.#answer(way, !mayNeedConfirm(touches, this.ways, settings.confirm));
  }

  /** What the coach holds is taken back: nothing was sent. */
  takeBack(): void {
    this.coach.held = null;
    this.touched = [];
    this.aim = null;
  }

  /** It is done all the same; the coach does not say it again. */
  anyway(): void {
    const held = this.coach.held;
    this.coach.held = null;
    if (held) this.choose(held.way, held.touches);
  }

  confirm(): void {
    if (this.asking) void this.#answer(this.asking, true);
    else if (this.aim !== null) this.touch(this.aim, true);
  }

  /** One step back: the bubble, the question, the last touch. Says whether there was anything. */
  back(): boolean {
    if (this.whyNot) this.whyNot = null;
    else if (this.asking) this.asking = null;
    else if (this.aim !== null) this.aim = null;
    else if (this.touched.length) this.touched = this.#wasHeld() ? [] : this.touched.slice(0, -1);
    else if (this.hints) this.hints = null;
    else return false;
    this.pointed = [];
    return true;
  }

  get canGoBack(): boolean {
    return this.asking !== null || this.touched.length > 0 || this.aim !== null;
  }

  /** Did the path begin with the way a thing is held? Then one step back is all the way. */
  #wasHeld(): boolean {
    return this.view?.scene.held?.keys.includes(this.touched[0]!) ?? false;
  }

  async undo(): Promise<void> {
    const view = this.view;
    if (!view || this.seat === null || this.sending) return;
    if (view.undo) {
      this.refuse(null, [view.undo]);
      return;
    }
    await this.#send("undo", { seat: this.seat });
  }

  #undoing = false;

  /** Take back whatever can be: a turn begins again. Each step waits for the state before it. */
  async undoAll(): Promise<void> {
    const view = this.view;
    this.#undoing = view !== null && !view.undo && !view.over;
    if (this.#undoing) await this.undo();
  }

  async hint(): Promise<void> {
    if (this.seat === null || !this.ask || this.waitingForHint) return;
    this.waitingForHint = true;
    const said = await this.#ask("hint", { seat: this.seat });
    this.waitingForHint = false;
    if (said?.type === "hint") this.showHints(said.best);
    if (said?.type === "refused") this.refuse(null, said.refusals);
  }

  showHints(hints: Hint[]): void {
    this.hints = hints;
    if (hints[0]) this.pointAt(hints[0].option);
  }

  /** Shows on the board what an option speaks of. */
  pointAt(option: Option | null): void {
    const wanted = JSON.stringify(option);
    this.pointed = this.ways.find((way) => JSON.stringify(way.option) === wanted)?.steps.flat() ?? [];
  }

  say(text: string): void {
    this.#line.tell("chat", { text });
  }

  letBotPlay(seat: number, bot: string): void {
    this.#line.tell("bot-takes", { seat, bot });
  }

  handBack(seat: number): void {
    this.#line.tell("hand-back", { seat });
  }

  #wishesRematch = false;

  /** The same people and bots once more. */
  rematch(): void {
    const there = this.table?.rematch;
    this.#wishesRematch = true;
    if (there) this.#rematch(there);
    else this.#line.tell("rematch");
  }

  /** Something around the game: leave, resign, free a seat, end, hand over. */
  around(what: "leave" | "resign" | "free" | "end" | "hand-over", fields: Record<string, unknown> = {}): void {
    this.#line.tell(what, fields);
  }

  /** Why nobody plays on although the game is not over. */
  get stopped(): Message | null {
    return this.table?.stopped ?? null;
  }

  useLayout(layout: string): void {
    if (layout === this.#layout) return;
    this.#layout = layout;
    this.#line.tell("layout", { layout });
  }

  sitDown(seat: number): void {
    this.#seat = seat;
    this.#forgetPath();
    this.#line.again();
  }

  openRule(rule: string | null): void {
    this.rule = rule;
  }

  refuse(key: string | null, refusals: Refusal[]): void {
    this.whyNot = { key, refusals };
    play("refused");
  }

  close(): void {
    this.#line.close();
  }

  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  // ---- what the server says -----------------------------------------------------------------

  #address(): string {
    const query = new URLSearchParams({ layout: this.#layout, protocol: String(PROTOCOL) });
    if (this.#seat !== null) query.set("seat", String(this.#seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/play?${query}`;
  }

  #linked(state: Link, code?: number): void {
    this.link = state;
    if (state === "closed" && code !== undefined && code >= 4000) this.refusedTable = code;
    if (state === "lost") this.sending = false;
  }

  #hear(said: Said): void {
    if (said.type === "state") this.#begin(said);
    else if (said.type === "update") this.#update(said);
    else if (said.type === "people") this.#people(said.seats);
    else if (said.type === "coach") this.coach.hear(said);
    else if (said.type === "chat") this.chat = [...this.chat, said];
    else if (said.type === "told") this.#notice(say(said.message));
    else if (said.type === "rematch") this.#rematch(said.table);
    // Somebody was quicker: the state that follows says it all.
    else if (said.type === "error" && said.code !== "stale") this.#notice(say(said.message));
  }

  /** Whoever wished it goes there; the others are invited. */
  #rematch(table: string): void {
    if (this.table) this.table = { ...this.table, rematch: table };
    if (this.#wishesRematch) location.assign(`/table/${table}`);
  }

  #notice(text: string): void {
    this.notice = text;
    setTimeout(() => this.notice === text && (this.notice = null), NOTICE);
  }

  #begin(said: StateSaid): void {
    const { type: _type, ...rest } = said;
    const wasMine = this.myTurn;
    this.table = rest;
    this.#people(said.seats);
    this.chat = said.chat ?? this.chat;
    this.#base = 0;
    this.events = said.events;
    this.teller.clear();
    this.#coming = null;
    this.moved = lastMoves(new Map(), said.events);
    this.epoch += 1;
    this.stage.show(said.scene, false); // nothing is known of the way from before
    // The same may come again, in another layout or after a break: what was begun stays begun.
    const same = this.#seat === said.seat && this.view?.seq === said.seq && sameAsk(this.view.ask, said.ask);
    if (!same) this.#forgetPath();
    this.view = rest;
    this.#present = { view: rest, events: said.events };
    if (!same) this.#hold();
    this.#undoing = false;
    this.#seat = said.seat;
    this.sending = false;
    if (this.epoch === 1) this.#tellWhatHappened();
    this.#noteTurn(wasMine);
  }

  #update(said: UpdateSaid): void {
    if (!this.#present) return;
    const frames = applyUpdate(this.#present.view, said);
    if (frames === "gap") this.#line.tell("resync");
    else if (frames !== "known") this.#arrive(said, frames);
  }

  /** A new state, and how it came to be: that is told first. */
  #arrive({ type: _, base: __, frames: ___, from, ...now }: UpdateSaid, frames: Frame[]): void {
    const view: View = { ...now, scene: frames.at(-1)!.scene };
    const news = frames.flatMap((frame) => frame.events);
    const all = this.#present?.events ?? this.events;
    const known = all.slice(0, Math.max(0, from - this.#base));
    this.fresh = Math.min(this.fresh, known.length);
    this.#present = { view, events: [...known, ...news] };
    if (this.looksBack?.(view, this.#present.events)) return;
    this.#coming = this.#present;
    this.moved = lastMoves(this.moved, news);
    if (known.length < all.length) this.teller.clear(); // something was taken back
    if (!this.teller.tell(beatsOf(frames, known.length))) this.#settle();
  }

  /** What is told just now, as it happens or again. */
  get moment(): Moment | null {
    return this.teller.beat?.moment ?? this.retold;
  }

  /** The table as it was at a moment; nothing can be decided there. */
  #showBeat(beat: Beat, on: boolean): void {
    const now = (this.#coming ??= { view: this.view!, events: this.events });
    if (this.view?.ask) {
      this.#forgetPath();
      this.stage.lookAway();
    }
    this.stage.show(beat.scene, on);
    this.view = { ...now.view, scene: beat.scene, ask: null, waiting: [], over: false, result: null };
    this.events = now.events.slice(0, beat.count);
    this.sending = false;
  }

  /** All has been told: the question opens. */
  #settle(): void {
    const coming = this.#coming;
    if (!coming) return;
    this.#coming = null;
    const wasMine = this.myTurn;
    const { view, events } = coming;
    this.events = events;
    const same = sameAsk(this.view?.ask ?? null, view.ask);
    if (!same) this.#forgetPath();
    if (!same && (this.view?.ask || view.ask)) this.stage.lookAway();
    this.stage.show(view.scene, true);
    this.view = view;
    if (!same) this.#hold();
    this.sending = false;
    if (view.seed !== undefined && this.table) this.table = { ...this.table };
    play("place");
    this.#noteTurn(wasMine);
    if (this.#undoing) void this.undoAll();
  }

  #people(seats: Table["seats"]): void {
    if (this.table) this.table = { ...this.table, seats };
    speech.people = seats.map(nameOf);
  }

  #noteTurn(wasMine: boolean): void {
    if (document.visibilityState === "visible") this.sawAll();
    if (!this.myTurn || wasMine) return;
    play("turn");
    notify(ui("your-turn"), say(this.view?.ask?.prompt));
  }

  #hold(): void {
    const held = this.view?.scene.held;
    this.holding = held ? startWay(held, this.ways) : 0;
  }

  #forgetPath(): void {
    this.touched = [];
    this.looked = null;
    this.aim = null;
    this.asking = null;
    this.whyNot = null;
    this.hints = null;
    this.sending = false;
    this.pointed = [];
  }

  // ---- since your last turn -------------------------------------------------------------------

  #tellWhatHappened(): void {
    const seen = recall<Seen>(this.#slot);
    const total = this.#base + this.events.length;
    this.fresh = seen ? Math.min(seen.count - this.#base, this.events.length) : this.events.length;
    if (seen && seen.count < total && Date.now() - seen.at > AWAY) {
      const me = `@seat-${this.seat}`;
      const news = this.events.slice(Math.max(0, seen.count - this.#base));
      const mine = (e: TableEvent) => Object.values(e.message.facts).flat(2).includes(me);
      this.digest = [...news.filter(mine), ...news.filter((e) => !mine(e))];
    }
  }

  sawAll(): void {
    remember(this.#slot, { count: this.#base + this.events.length, at: Date.now() } satisfies Seen);
  }

  get #slot(): string {
    return `starboard:seen:${this.id}:${this.seat}`;
  }

  // ---- asking the server ------------------------------------------------------------------------

  /** Who is not sure is asked once more, if it cannot be taken back. */
  async #answer(way: Way, sure: boolean): Promise<void> {
    const { view, ask } = this;
    if (!view || !ask || this.sending) return;
    this.asking = null;
    this.fresh = this.events.length;
    this.stage.lookAway();
    const said = await this.#send("answer", { seq: view.seq, seat: ask.seat, option: way.option, ...(sure ? {} : { sure }) });
    if (said?.type !== "sure" || this.view !== view) return;
    this.asking = { ...way, final: true };
    play("touch");
  }

  async #send(type: string, fields: Record<string, unknown>): Promise<Said | null> {
    this.sending = true;
    this.#undoing &&= type === "undo";
    const said = await this.#ask(type, fields);
    this.#undoing &&= said?.type === "done";
    if (type === "answer" && said?.type === "done") this.teller.decided();
    // A stored move is over only when its update is here; until then nothing is lit.
    if (said?.type === "done" && (this.view?.seq ?? 0) < said.seq) return said;
    this.sending = false;
    if (said?.type === "refused") {
      this.touched = [];
      this.refuse(null, said.refusals);
    }
    return said;
  }

  async #askWhyNot(key: string): Promise<void> {
    if (this.seat === null || this.view?.over) return;
    const { view, path } = this;
    const said = await this.#ask("touch", { seat: this.seat, path: [...path, key] });
    if (said?.type !== "refused" || this.view !== view) return;
    if (said.refusals.length) this.refuse(key, said.refusals);
    else if (path.length && !this.held) {
      this.touched = []; // nothing is against it: another way begins there
      this.touch(key);
    }
  }

  async #ask(type: string, fields: Record<string, unknown>): Promise<Said | null> {
    try {
      return await this.#line.ask(type, fields);
    } catch {
      return null; // the line is cut; the page shows that, and the state comes again
    }
  }
}

function sameAsk(a: Ask | null, b: Ask | null): boolean {
  return a !== null && b !== null && a.seat === b.seat && JSON.stringify([a.prompt, a.options]) === JSON.stringify([b.prompt, b.options]);
}
