import postgres from "postgres";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addUsers } from "./users.ts";

const CLIENTS = 20;
const MANY = 1_000_000;

export async function ledger(market: BenchMarket, seconds: number): Promise<Figure[]> {
  const sql = postgres(market.superuserUrl, { max: CLIENTS, onnotice: () => {} });
  try {
    await sql.unsafe(BASELINE).simple();
    const figures = [];
    for (const accounts of [50, 10]) {
      figures.push(...await transfers(market, sql, accounts, seconds));
    }
    return [...figures, ...await histories(market, seconds)];
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The minimum: two balances and two rows in one transaction, accounts locked in one order. */
const BASELINE = `
  create schema bench;
  create table bench.accounts (id integer primary key, balance bigint not null);
  create table bench.entries (
    id bigint generated always as identity primary key, account_id integer not null, amount bigint not null);
  create function bench.move(p_from integer, p_to integer) returns void language plpgsql as $$
  begin
    update bench.accounts set balance = balance + case when id = p_from then -1 else 1 end where id = least(p_from, p_to);
    update bench.accounts set balance = balance + case when id = p_from then -1 else 1 end where id = greatest(p_from, p_to);
    insert into bench.entries (account_id, amount) values (p_from, -1);
    insert into bench.entries (account_id, amount) values (p_to, 1);
  end $$`;

async function transfers(
  market: BenchMarket,
  sql: postgres.Sql,
  count: number,
  seconds: number,
): Promise<Figure[]> {
  const users = await addUsers(market, count);
  for (const id of users) await credit(sql, id, 1_000_000_000);
  await sql`truncate bench.accounts`;
  await sql`insert into bench.accounts select n, 1000000000 from generate_series(0, ${
    count - 1
  }::integer) as n`;
  const pair = () => {
    const from = Math.floor(Math.random() * count);
    return [from, (from + 1 + Math.floor(Math.random() * (count - 1))) % count] as const;
  };
  return compare([
    here(`two updates and two inserts by SQL, ${count} accounts`, () => {
      const [from, to] = pair();
      return sql`select bench.move(${from}, ${to})`;
    }),
    here(`the same, statement by statement, ${count} accounts`, () => statements(sql, ...pair())),
    here(`ledger_post, ${count} accounts`, () => {
      const [from, to] = pair();
      return sql`select private.ledger_post(${crypto.randomUUID()}, 'adjustment', 'Bench', null, array[
        private.ledger_line('wallet', -1, p_user_id => ${users[from]!}),
        private.ledger_line('wallet', 1, p_user_id => ${users[to]!})])`;
    }),
  ], { concurrency: CLIENTS, seconds, rounds: 3 });
}

/** Four statements in a transaction, as pgbench does. */
const statements = (sql: postgres.Sql, from: number, to: number) =>
  sql.begin(async (tx) => {
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const amount = (id: number) => id === from ? -1 : 1;
    for (const id of [first, last]) {
      await tx`update bench.accounts set balance = balance + ${amount(id)} where id = ${id}`;
    }
    for (const id of [from, to]) {
      await tx`insert into bench.entries (account_id, amount) values (${id}, ${amount(id)})`;
    }
  });

const credit = (sql: postgres.Sql, id: string, amount: number) =>
  sql`select private.ledger_post(${crypto.randomUUID()}, 'adjustment', 'Bench', null, array[
    private.ledger_line('adjustments', ${-amount}), private.ledger_line('wallet', ${amount}, p_user_id => ${id})])`;

/** A page of a wallet with 100 entries, and with a million. */
async function histories(market: BenchMarket, seconds: number): Promise<Figure[]> {
  const [few, many] = await addUsers(market, 2) as [string, string];
  await write(market, few, 100);
  const page = (id: string) => () =>
    market.clients.user({ id }).call("api.wallet_transactions", { limit: 20, offset: 0 });
  const plan = { concurrency: 4, seconds, rounds: 3 };
  const short = await compare([here("wallet_transactions by SQL, 100 lines", page(few))], plan);
  await write(market, many, MANY);
  return [
    ...short,
    ...await compare([here("wallet_transactions, 1,000,000 lines", page(many))], plan),
  ];
}

/** Only the wallet's side of each transfer: nothing here sums them. */
async function write({ admin }: BenchMarket, id: string, count: number): Promise<void> {
  await admin`
    with account as (
      insert into private.ledger_accounts (kind, user_id, balance, version) values ('wallet', ${id}, ${count}, ${count}) returning id
    ), transfers as (
      insert into private.ledger_transfers (key, kind, description, event_at, created_at)
      select ${id} || ':' || n, 'adjustment', 'Bench', at, at
      from (select n, clock_timestamp() - n * interval '1 second' as at from generate_series(1, ${count}::integer) as n) as past
      returning id, created_at, key)
    insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version, created_at)
    select transfers.id, account.id, 1, 1, split_part(transfers.key, ':', 2)::bigint, transfers.created_at from transfers, account`;
  await admin`analyze`;
}
