/** Counts in seconds; `exceeded` compares the average of the last `window` seconds with the limit. */
export class Rate {
  readonly #counts = new Map<number, number>();

  constructor(readonly perSecond: number, readonly window: number) {}

  add(count = 1): void {
    const second = Math.floor(performance.now() / 1000);
    this.#counts.set(second, (this.#counts.get(second) ?? 0) + count);
    for (const old of this.#counts.keys()) {
      if (old > second - this.window) break;
      this.#counts.delete(old);
    }
  }

  get exceeded(): boolean {
    const oldest = Math.floor(performance.now() / 1000) - this.window;
    let total = 0;
    for (const [second, count] of this.#counts) if (second > oldest) total += count;
    return total > this.perSecond * this.window;
  }
}
