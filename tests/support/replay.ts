import { afterAll, beforeAll, expect } from "vitest";
import { replay } from "../../tools/replay.ts";
import { readOrder } from "../../tools/replay/order.ts";
import { prepareScratch } from "../../tools/replay/play.ts";
import { createDatabase } from "./database.ts";
import type { TestDatabase } from "./database.ts";
import type { Market } from "./market.ts";
import type { Sale } from "./sale.ts";

/** Replays orders of the market in a scratch database, as `npm run replay` does. */
export function useReplay(market: Market) {
  let scratch: TestDatabase;
  beforeAll(async () => {
    scratch = await createDatabase();
    await prepareScratch(scratch.admin);
  });
  afterAll(() => scratch.drop());
  const replayed = async ({ order }: Sale) =>
    await replay((await readOrder(market.database.admin, order.reference))!, scratch.admin);
  const expectSame = async (sale: Sale) => {
    const lines = await replayed(sale);
    expect(lines.filter(({ isSame }) => !isSame)).toEqual([]);
    return lines.map(({ text }) => text).join("\n");
  };
  return { scratch: () => scratch, replayed, expectSame };
}
