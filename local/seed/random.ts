/** Chance that comes out the same each time: what is made up from one seed is always the same. */

export interface Chance {
  /** From 0 up to but not 1. */
  next(): number;
  pick<T>(from: readonly T[]): T;
  /** The first is the likeliest; each `half` places further, half as likely. */
  pickEarly<T>(from: readonly T[], half: number): T;
  uuid(): string;
}

/** Mulberry32: small, fast, and good enough for made-up data. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const hex = () => bits().toString(16).padStart(8, "0");
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    pickEarly: (from, half) => from[Math.floor(-Math.log2(1 - next()) * half) % from.length]!,
    uuid: () => {
      const text = hex() + hex() + hex() + hex();
      const variant = "89ab"[parseInt(text[16]!, 16) % 4];
      return [
        text.slice(0, 8),
        text.slice(8, 12),
        `4${text.slice(13, 16)}`,
        `${variant}${text.slice(17, 20)}`,
        text.slice(20),
      ].join("-");
    },
  };
}
