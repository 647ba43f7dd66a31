import { expect, test } from "vitest";
import { useMarket } from "../support/market.ts";

const market = useMarket();

test("an action's reason is one line of UTF-8 without marks that reorder it", async () => {
  const ops = await market.staff("ops_admin");
  const person = await market.user();
  const suspend = (reason: string) =>
    ops.put(`/admin/accounts/${person.id}`, { account_status: "suspended" }, {
      // As clients send it: bytes of UTF-8, each of them one character of the header's string.
      "X-Action-Reason": String.fromCharCode(...new TextEncoder().encode(reason)),
    });
  for (const reason of ["Rok\u202ekabi", "Rok\tkabi", "Rok\u0085kabi"]) {
    expect([reason, (await suspend(reason)).status]).toEqual([reason, 400]);
  }
  expect((await suspend("Palsu — lapor café")).status).toBe(200);
  const [line] = (await ops.get(`/admin/audit?target_id=${person.id}`)).body.data.items;
  expect(line.reason).toBe("Palsu — lapor café");
});
