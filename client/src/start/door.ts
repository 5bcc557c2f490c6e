/** What a table offers to somebody who stands at its door. */

import type { Lobby } from "../lib/api";

/** How somebody came here: with one seat's own link, with the code of the table, or with neither. */
export interface Key {
  token: string | null;
  code: string;
}

export type Offer =
  /** The invitation is for this seat. */
  | { kind: "seat"; seat: number }
  /** Any of these may be taken, with the code. */
  | { kind: "free"; seats: number[] }
  | { kind: "full" }
  /** The invitation has been used. */
  | { kind: "used" }
  | { kind: "over" };

export function offerOf(door: Lobby, key: Key, invited: number | null): Offer {
  if (door.over) return { kind: "over" };
  if (key.token !== null) return invited === null ? { kind: "used" } : { kind: "seat", seat: invited };
  const seats = door.seats.filter((seat) => seat.free).map((seat) => seat.seat);
  return seats.length ? { kind: "free", seats } : { kind: "full" };
}

/** Is this name somebody else's here? Two of one name would be taken for each other. */
export function isTaken(door: Lobby, name: string, seat: number | null): boolean {
  const same = (other: string | null | undefined) => other?.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase();
  return name.trim() !== "" && door.seats.some((each) => each.seat !== seat && !each.free && same(each.name));
}

/** The same name with the first number that is free. */
export function anotherName(door: Lobby, name: string, seat: number | null): string {
  let n = 2;
  while (isTaken(door, `${name.trim()} ${n}`, seat)) n += 1;
  return `${name.trim()} ${n}`;
}

/** Seats around a table, in percent of its width and height, mine at the bottom. */
export function around(seats: number, mine: number | null): { x: number; y: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const turn = (2 * Math.PI * (seat - (mine ?? 0))) / seats;
    return { x: 50 - 35.5 * Math.sin(turn), y: 50 + 36 * Math.cos(turn) };
  });
}
