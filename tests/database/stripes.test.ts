import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

/** The stripes of orders with these last digits. */
const stripes = async (kind: string, digits: string): Promise<number[]> => {
  const orders = [...digits].map((digit) => `0198b3c2-1f00-7a53-9d1e-4b7a6c2f01${digit}${digit}`);
  const rows = await database.admin`
    select private.ledger_stripe(${kind}::private.account_kind, id) as stripe
    from unnest(${orders}::uuid[]) with ordinality as orders (id, n) order by n`;
  return rows.map(({ stripe }) => stripe);
};

const STRIPED = [
  "claims",
  "commission_revenue",
  "courier_adjustments",
  "courier_balance",
  "payment_held",
  "promotions",
  "protection_fee_held",
  "protection_fee_revenue",
  "provider_cash",
  "refund_in_transit",
  "shipping_payable",
];

test("an order's money stays in the stripe that its id names, of these accounts and no other", async () => {
  const kinds = await database.admin`
    select kind::text from unnest(enum_range(null::private.account_kind)) as kind order by kind::text`;
  const found = [];
  for (const { kind } of kinds) {
    const all = await stripes(kind, "0123456789abcdef");
    if (all.some((stripe) => stripe !== 0)) {
      // Money of open orders is where this says: another number strands it.
      expect(all).toEqual(Array.from({ length: 16 }, (_, stripe) => stripe));
      found.push(kind);
    }
  }
  expect(found).toEqual(STRIPED);
});

test("a transfer without an order books in stripe 0, and nobody's own account has stripes", async () => {
  const { admin } = database;
  const [row] = await admin`
    select array_agg(distinct private.ledger_stripe(kind, null)) as stripes
    from unnest(enum_range(null::private.account_kind)) as kind`;
  expect(row!["stripes"]).toEqual([0]);
  const user = crypto.randomUUID();
  await expect(
    admin`insert into private.ledger_accounts (kind, user_id, stripe) values ('wallet', ${user}, 1)`,
  ).rejects.toThrow("ledger_accounts__stripe");
});
