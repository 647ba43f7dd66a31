/** How money is split: fees, commission, discounts and transfers for any price, and the stripes of accounts. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

const price = fc.integer({ min: 1_000, max: 100_000_000 });
const bps = fc.integer({ min: 0, max: 10_000 });
const set = (name: string, value: number) =>
  database.admin`update private.settings set value = ${value} where name = ${name}`;
const evaluate = async (expression: string): Promise<number> =>
  (await database.admin.unsafe(`select ${expression} as value`))[0]!["value"];

test("the protection fee equals its formula to the rupiah, lies within its bounds and grows with the price", async () => {
  const settings = fc.record({
    flat: fc.nat(10_000),
    bps,
    min: fc.nat(5_000),
    room: fc.nat(100_000),
  });
  await fc.assert(
    fc.asyncProperty(price, price, settings, async (one, other, { flat, bps, min, room }) => {
      await set("protection_fee_flat_idr", flat);
      await set("protection_fee_bps", bps);
      await set("protection_fee_min_idr", min);
      await set("protection_fee_max_idr", min + room);
      const fee = (of: number) => evaluate(`private.protection_fee(${of})`);
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const exact = BigInt(flat) + BigInt(low) * BigInt(bps) / 10_000n;
      const expected = Math.max(min, Math.min(min + room, Number(exact)));
      expect(await fee(low)).toBe(expected);
      expect(await fee(high)).toBeGreaterThanOrEqual(expected);
    }),
  );
});

test("without one of its settings a protection fee is an error, not null", async () => {
  const undo = new Error("undo");
  for (const name of ["min_idr", "flat_idr", "bps"]) {
    await database.admin.begin(async (sql) => {
      await sql`delete from private.settings where name = ${`protection_fee_${name}`}`;
      const fee = sql.savepoint((inner) => inner`select private.protection_fee(100000) as value`);
      await expect(fee, name).rejects.toThrow("no rows");
      throw undo;
    }).catch((error) => expect(error).toBe(undo));
  }
});

test("the commission is the price times the rate, rounded down, at any rate", async () => {
  await fc.assert(
    fc.asyncProperty(price, bps, async (of, rate) => {
      await set("commission_bps", rate);
      const commission = await evaluate(`private.commission(${of})`);
      expect(commission).toBe(Number(BigInt(of) * BigInt(rate) / 10_000n));
      expect(commission).toBeLessThanOrEqual(of);
    }),
  );
});

test("a discount is not negative, not above its bounds, and leaves at least the minimum invoice", async () => {
  const voucher = fc.record({
    kind: fc.constantFrom("fixed", "percent"),
    value: fc.integer({ min: 1, max: 100 }),
    scale: fc.constantFrom(1, 1_000, 1_000_000),
    bound: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  });
  await fc.assert(
    fc.asyncProperty(
      price,
      fc.nat(200_000),
      voucher,
      async (item, rest, { kind, value, scale, bound }) => {
        const worth = kind === "fixed" ? value * scale : value;
        const total = item + rest;
        const discount = await evaluate(
          `private.voucher_discount('${kind}', ${worth}, ${bound ?? "null"}, ${item}, ${total})`,
        );
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(bound ?? Infinity);
        if (discount > 0) expect(total - discount).toBeGreaterThanOrEqual(10_000);
        const nominal = kind === "fixed" ? worth : Math.floor(item * worth / 100);
        expect(discount).toBe(Math.max(0, Math.min(nominal, bound ?? Infinity, total - 10_000)));
      },
    ),
  );
});

test("a transfer is posted when its entries sum to zero, else rejected, and balances equal their entries", async () => {
  const line = fc.record({
    kind: fc.constantFrom("provider_cash", "promotions", "adjustments", "claims", "boost_revenue"),
    amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(lines, fc.boolean(), async (some, balanced) => {
      const sum = some.reduce((total, { amount }) => total + amount, 0);
      const all = balanced ? [...some, { kind: "payment_fees", amount: -sum }] : some;
      const sql = all.map(({ kind, amount }) => `private.ledger_line('${kind}', ${amount})`);
      const posted = database.admin.unsafe(
        `select private.ledger_post(gen_random_uuid()::text, 'test', 'Test', null, array[${sql}])`,
      );
      if (balanced || sum === 0) await posted;
      else await expect(posted).rejects.toThrow(/does not balance/);
      const wrong = await database.admin`
        select a.id from private.ledger_accounts a left join private.ledger_entries e on e.account_id = a.id
        group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.version <> count(e.version)`;
      expect(wrong).toEqual([]);
    }),
  );
});

test.each([
  ["no lines", "null"],
  ["a missing amount", "array[private.ledger_line('claims', null)]"],
  [
    "one of two amounts missing",
    "array[private.ledger_line('claims', null), private.ledger_line('claims', 5)]",
  ],
])("a transfer with %s is rejected, and its key can be used again", async (_, lines) => {
  const post = (lines: string) =>
    database.admin.unsafe(
      `select private.ledger_post('test:invalid', 'test', 'Test', null, ${lines}) as posted`,
    );
  await expect(post(lines)).rejects.toThrow(/no lines|without an amount/);
  const valid = "array[private.ledger_line('claims', -5), private.ledger_line('adjustments', 5)]";
  await expect(database.admin.begin(async (sql) => {
    const [row] = await sql.unsafe(
      `select private.ledger_post('test:invalid', 'test', 'Test', null, ${valid}) as posted`,
    );
    throw new Error(`posted ${row!["posted"]}, and rolled back`);
  })).rejects.toThrow("posted true, and rolled back");
});

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
