import { expect, test } from "vitest";
import { proveMoney } from "../support/money.ts";
import { drill } from "./drill.ts";

test.skipIf(Deno.build.os === "windows")(
  "a market whose disk is lost under load is restored to a second; each payment that the provider has is booked or waits for staff with its payer, and the books are whole",
  async () => {
    const { movements, reconciled, verdict, restoredTo, lostAt, admin, close } = await drill(
      () => {},
    );
    try {
      const lag = lostAt.getTime() - restoredTo.getTime();
      expect(lag).toBeGreaterThan(0);
      expect(lag).toBeLessThan(30_000);
      expect(movements.filter(({ fate }) => fate === undefined)).toEqual([]);
      expect(movements.filter(({ fate }) => fate === "restored").length).toBeGreaterThan(8);
      const waiting = movements.filter(({ fate }) => fate === "waits for staff");
      expect(waiting.length).toBeGreaterThan(0);
      const strangers = reconciled.differences.filter(({ order_id }) => order_id === null);
      for (const { kind, reference, person } of waiting) {
        expect(person).toMatch(/@demo\.preloved\.test$/);
        const isUnknown = strangers.some((each) => each.reference === reference);
        if (kind === "payment" && isUnknown) {
          expect(reconciled.payers.get(reference)?.email).toBe(person);
        }
      }
      const [late] = await admin`
        select count(*)::int as orders from public.orders where created_at > ${restoredTo}`;
      expect(late).toEqual({ orders: 0 });
      expect(verdict).toMatchObject({ isWhole: true });
      await proveMoney({ database: { admin } });
    } finally {
      await close();
    }
  },
);
