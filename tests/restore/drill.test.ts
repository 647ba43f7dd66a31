import { expect, test } from "vitest";
import { proveMoney } from "../support/money.ts";
import { drill } from "./drill.ts";

test.skipIf(Deno.build.os === "windows")(
  "a market whose disk is lost under load is restored to a second; each payment that the provider has is booked or a case with its payer, and the books are whole",
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
      const open = movements.filter(({ fate }) => fate === "a case" || fate === "a difference");
      const cases = open.filter(({ fate }) => fate === "a case");
      expect(cases.length).toBeGreaterThan(0);
      expect(open.map(({ person }) => person).filter((person) => !person.includes("@demo.")))
        .toEqual([]);
      // A callback that the provider repeats after the restore makes a case too.
      expect(reconciled.payers.size).toBeGreaterThan(0);
      const people = new Map(cases.map(({ reference, person }) => [reference, person]));
      for (const [reference, { email }] of reconciled.payers) {
        expect(email, reference).toBe(people.get(reference));
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
