/** An order's entries as arrows between accounts, and where each account stands in the drawing. */
import type { Entry } from "./order_reads.ts";

export interface Arrow {
  from: string;
  to: string;
  amount: number;
  /** Which transfer it is a part of, counted from 1. */
  step: number;
  kind: string;
  /** The place it passes when it skips the middle column. */
  via?: string;
}

export interface Place {
  id: string;
  /** Empty where only an arrow passes. */
  account: string;
  owner: string | null;
  /** 0 is where money enters, 1 where it waits, 2 where it belongs to somebody. */
  column: number;
  row: number;
  /** What this order's entries leave there. */
  net: number;
}

export interface Flow {
  places: Place[];
  arrows: Arrow[];
}

const ENTERS = ["provider_cash", "promotions", "claims", "adjustments"];
const WAITS = ["escrow", "shipping_payable", "protection_fee_held", "suspense"];

export function flowOf(entries: readonly Entry[]): Flow {
  const places = new Map<string, Place>();
  for (const { account, owner, amount } of entries) {
    const id = idOf({ account, owner });
    const column = ENTERS.includes(account) ? 0 : WAITS.includes(account) ? 1 : 2;
    const place = places.get(id) ?? { id, account, owner, column, row: 0, net: 0 };
    places.set(id, { ...place, net: place.net + amount });
  }
  const transfers = [...Map.groupBy(entries, ({ transfer }) => transfer).values()];
  const arrows = transfers.flatMap((parts, index) => arrowsOf(parts, index + 1)).map((arrow) => {
    const skips = places.get(arrow.to)!.column - places.get(arrow.from)!.column === 2;
    if (!skips) return arrow;
    const via = `${arrow.from} > ${arrow.to} ${arrow.step}`;
    places.set(via, { id: via, account: "", owner: null, column: 1, row: 0, net: 0 });
    return { ...arrow, via };
  });
  return { places: arranged([...places.values()], arrows), arrows };
}

/** A transfer sums to zero: what left some accounts is what reached the others, equal amounts first. */
function arrowsOf(parts: readonly Entry[], step: number): Arrow[] {
  const open = parts.map((entry) => ({ id: idOf(entry), left: entry.amount }));
  const arrows: Arrow[] = [];
  const pair = (isMatch: (given: number, taken: number) => boolean) => {
    for (const source of open.filter(({ left }) => left < 0)) {
      for (const target of open.filter(({ left }) => left > 0)) {
        if (source.left === 0 || !isMatch(-source.left, target.left)) continue;
        const amount = Math.min(-source.left, target.left);
        arrows.push({ from: source.id, to: target.id, amount, step, kind: parts[0]!.kind });
        source.left += amount;
        target.left -= amount;
      }
    }
  };
  pair((given, taken) => given === taken);
  pair(() => true);
  return arrows;
}

/** Rows in each column so that arrows cross little: by the middle of where most of an account's money comes from. */
function arranged(places: Place[], arrows: readonly Arrow[]): Place[] {
  const rows = new Map<string, number>();
  const legs = arrows.flatMap(({ from, to, via, amount }) =>
    via ? [{ from, to: via, amount }, { from: via, to, amount }] : [{ from, to, amount }]
  );
  for (const column of [0, 1, 2]) {
    const here = places.filter((place) => place.column === column);
    const weight = ({ id }: Place) => {
      const sources = legs.filter((leg) => leg.to === id && rows.has(leg.from));
      const total = sources.reduce((sum, { amount }) => sum + amount, 0);
      const sum = sources.reduce((sum, { from, amount }) => sum + rows.get(from)! * amount, 0);
      return total === 0 ? here.length : sum / total;
    };
    const order = here.map((place, index) => ({ place, weight: weight(place), index }))
      .sort((a, b) => a.weight - b.weight || rank(a.place) - rank(b.place) || a.index - b.index);
    order.forEach(({ place }, row) => rows.set(place.id, row));
  }
  return places.map((place) => ({ ...place, row: rows.get(place.id)! }));
}

const rank = ({ account }: Place) => {
  const place = [...ENTERS, ...WAITS].indexOf(account);
  return place < 0 ? ENTERS.length + WAITS.length + (account === "" ? 1 : 0) : place;
};

const idOf = ({ account, owner }: Pick<Entry, "account" | "owner">) =>
  owner ? `${account} ${owner}` : account;
