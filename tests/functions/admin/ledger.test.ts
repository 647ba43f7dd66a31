import { expect, test } from "vitest";
import { must, REASON, setUp, useMarket } from "../../support/market.ts";

const market = useMarket();
const staff = setUp(() => market.staffClient());

test("every account is listed, and all balances together are zero", async () => {
  await market.paidSale();
  await (await market.wealthy()).withdraw();
  const { accounts } = (await staff.get("/admin/ledger")).body.data;
  expect(accounts).toHaveLength(19);
  const sum = accounts.reduce((all: number, { balance }: { balance: number }) => all + balance, 0);
  expect(sum).toBe(0);
});

test("the sums are the balances of the accounts, while some transfers wait for their seal", async () => {
  await market.time.advance(600);
  const agree = async () => {
    const { accounts } = await must(staff.get("/admin/ledger"));
    const sums = await market.sql`
      select kind::text, sum(balance)::float8 as balance,
        case when kind in ('escrow', 'wallet') then count(*) else 1 end::integer as accounts
      from private.ledger_accounts group by kind order by kind::text`;
    const known = accounts.filter(({ accounts }: { accounts: number }) => accounts > 0)
      .toSorted((one: { kind: string }, other: { kind: string }) => one.kind < other.kind ? -1 : 1);
    expect(known).toEqual([...sums]);
  };
  await market.completedSale();
  await agree();
  await market.sql`select private.seal_block(2)`;
  await agree();
  await market.completedSale();
  await market.sql`
    insert into private.book_queue (transfer_id) select transfer_id from private.book_rows where transfer_id is not null limit 1`;
  await agree();
  await market.sql`select private.seal_block(1000)`;
  await agree();
});

test("transfers are found by order, user, withdrawal, account, kind and key, with balanced entries", async () => {
  const sale = await market.completedSale();
  const withdrawal = await sale.seller.withdraw();
  const kinds = async (query: string): Promise<string[]> =>
    (await staff.get(`/admin/ledger?${query}`)).body.data.items.map(({ kind }: { kind: string }) =>
      kind
    );
  expect(await kinds(`order=${sale.order.reference}`)).toEqual(["release", "shipping", "payment"]);
  expect(await kinds(`order=${sale.order.id}&kind=payment`)).toEqual(["payment"]);
  expect(await kinds(`user_id=${sale.seller.id}`)).toEqual(["withdrawal", "release"]);
  expect(await kinds(`withdrawal_id=${withdrawal.id}`)).toEqual(["withdrawal"]);
  expect(await kinds(`key=order:${sale.order.id}:rel`)).toEqual(["release"]);
  expect(await kinds(`order=${sale.order.id}&account=escrow`)).toEqual(["release", "payment"]);
  expect(await kinds("to=2020-01-01T00:00:00Z")).toEqual([]);
  const [hold] = (await staff.get(`/admin/ledger?withdrawal_id=${withdrawal.id}`)).body.data.items;
  expect(hold).toMatchObject({
    is_pending: true,
    outcome: null,
    entries: [
      { account: "wallet", user_id: sale.seller.id, amount: -50_000, balance_after: 100_000 },
      { account: "payout_in_transit", user_id: null, amount: 50_000 },
    ],
  });
  const file = await staff.get(`/admin/ledger?order=${sale.order.id}&kind=release&format=csv`);
  expect(file.text.trim().split("\r\n")).toHaveLength(1 + 4);
});

test.each([
  ["account=escrow", 400],
  ["account=wallet&kind=payment", 400],
  ["account=provider_cash&kind=payment", 400],
  ["account=provider_cash&from=2020-01-01T00:00:00Z", 200],
  ["account=claims", 200],
])(
  "a filter that could read the whole ledger for one page is refused: %s",
  async (query, status) => {
    const answer = await staff.get(`/admin/ledger?${query}`);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body.error.details).toEqual([
        expect.objectContaining({ path: "query.account" }),
      ]);
    }
  },
);

test("every transfer of an account is on one page, although some took their turn after later ones", async () => {
  const person = await market.wealthy(10_000);
  await market.sql`
    select private.ledger_post('turn:' || n, 'adjustment', 'Test', null, array[
      private.ledger_line('adjustments', -1), private.ledger_line('wallet', 1, p_user_id => ${person.id})])
    from generate_series(1, 3) as n`;
  const entries = market.sql`
    select entries.transfer_id, entries.version::integer
    from private.ledger_entries as entries join private.ledger_accounts as accounts on accounts.id = account_id
    where holder_id = ${person.id} order by version`;
  const ids = (await entries).map(({ transfer_id }) => transfer_id as string);
  await market.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const [at, seconds] of [[1, 1], [2, 4], [3, -1]] as const) {
      await sql`update private.ledger_entries set created_at = created_at + ${seconds} * interval '1 s' where transfer_id = ${ids[
        at
      ]!}`;
    }
  });
  const shown = [];
  for (const offset of ids.keys()) {
    const { items } = await must(
      staff.get(`/admin/ledger?user_id=${person.id}&limit=1&offset=${offset}`),
    );
    shown.push(...items.map(({ id }: { id: string }) => id));
  }
  expect(shown.toSorted()).toEqual(ids.toSorted());
});

test("an adjustment changes a wallet once per request id, with a reason, and never below zero", async () => {
  const person = await market.wealthy(10_000);
  const superadmin = await market.staff("superadmin");
  const adjust = (amount: number, id: string = crypto.randomUUID()) =>
    market.approved(() =>
      superadmin.post("/admin/adjustments", { user_id: person.id, amount }, {
        ...REASON,
        "X-Request-Id": id,
      })
    );
  const id = crypto.randomUUID();
  expect((await adjust(5_000, id)).body.data.result.after)
    .toMatchObject({ amount: 5_000, balance: 15_000 });
  expect((await adjust(5_000, id)).status).toBe(409);
  expect((await adjust(-15_001)).body.error.code).toBe("CONFLICT");
  expect((await adjust(-15_000)).body.data.result.after.balance).toBe(0);
  expect(await person.balance()).toMatchObject({ available: 0 });
  expect(await market.audit(person.id)).toMatchObject([
    { before: { balance: 15_000 }, after: { balance: 0 } },
    { before: { balance: 10_000 }, after: { balance: 15_000 }, request_id: id },
  ]);
  const { adjustments } = (await staff.get("/admin/reconciliation")).body.data;
  const [{ balance }] = await market.sql<[{ balance: string }]>`
    select balance from private.ledger_accounts where kind = 'adjustments'`;
  expect(adjustments).toMatchObject({
    balance: Number(balance),
    latest: [
      { user_id: person.id, amount: -15_000, reason: REASON["X-Action-Reason"] },
      { user_id: person.id, amount: 5_000, request_id: id },
    ],
  });
  await market.proveMoney();
});
