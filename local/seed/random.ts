export interface Random {
  /** In [0, 1). */
  next(): number;
  pick<T>(from: readonly T[]): T;
  /** Prefers early items: each `half` positions later, the probability halves. */
  pickEarly<T>(from: readonly T[], half: number): T;
  uuid(): string;
}

/** Mulberry32: the same sequence for the same seed. */
export function createRandom(seed: number): Random {
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
