/** The night reads what happened since the last one, however much happened before. */
import { expect, test } from "vitest";
import { nightPages } from "../../../bench/night.ts";
import { addOrders } from "../../../bench/order_history.ts";
import { useDatabase } from "../../support/database.ts";

const SIZES = [1_000, 8_000] as const;

const database = useDatabase();

test(
  "the nightly reconciliation and check of the ledger read no more pages after eight times the sales",
  async () => {
    const measured = [];
    for (const orders of SIZES) {
      await addOrders(database, orders);
      measured.push(await nightPages(database));
    }
    const [few, many] = measured as [typeof measured[0], typeof measured[0]];
    expect([many, many.reconciliation <= 2 * few.reconciliation]).toEqual([many, true]);
    expect([many, many.check <= 2 * few.check]).toEqual([many, true]);
  },
  240_000,
);
