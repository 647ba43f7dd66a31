/** What npm run verify-books finds, each change undone afterwards. */
import type postgres from "postgres";
import { beforeAll, expect, test } from "vitest";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { must } from "../support/client.ts";
import { useMarket } from "../support/market.ts";
import { inspectBooks, readRoots, verifyBooks } from "../../tools/verify_books.ts";
import type { Verdict } from "../../tools/verify_books.ts";

const market = useMarket();

const TABLES = "ledger_transfers,ledger_entries,audit_log,book_blocks,book_rows".split(",");

/** What a person with every right in the database can do, the triggers included. */
async function after(
  change: (tx: postgres.TransactionSql) => Promise<unknown>,
  known = readRoots([]),
): Promise<Verdict> {
  let verdict: Verdict | undefined;
  const undo = new Error("undo");
  await market.database.admin.begin(async (tx) => {
    for (const table of TABLES) {
      await tx`alter table ${tx(`private.${table}`)} disable trigger user`;
    }
    await change(tx);
    verdict = await inspectBooks(tx, known);
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return verdict!;
}

const finds = async (change: Parameters<typeof after>[0], words: string) =>
  expect(await after(change)).toEqual({
    isWhole: false,
    text: expect.stringContaining(words),
  });

const seal = async (limit: number) => {
  while ((await market.sql`select private.seal_block(${limit}) as n`)[0]!["n"] > 0);
};

interface Sealed {
  block: string;
  position: number;
  id: string;
  key: string;
}

let release: Sealed;
let payment: Sealed;

const sealed = async (kind: string): Promise<Sealed> =>
  (await market.sql<Sealed[]>`
    select block, position, id, key from private.ledger_transfers as transfers
    join private.book_rows on transfer_id = id where kind = ${kind} limit 1`)[0]!;

beforeAll(async () => {
  const { order } = await market.completedSale();
  const ops = await market.staff("ops_admin");
  await must(ops.post(`/admin/orders/${order.id}/refund`, { reason: "Barang palsu" }));
  await seal(2);
  [release, payment] = [await sealed("release"), await sealed("payment")];
});

const placeOf = ({ id, block, position }: Sealed) =>
  `Transfer ${id} (block ${block}, row ${position})`;

const CHANGES: Record<
  string,
  [change: (tx: postgres.TransactionSql) => Promise<unknown>, words: () => string]
> = {
  "a changed amount": [
    (tx) =>
      tx`update private.ledger_entries set amount = amount + 1 where transfer_id = ${release.id} and amount < 0`,
    () => `${placeOf(release)} changed: amount of the entry of account`,
  ],
  "a changed description": [
    (tx) => tx`update private.ledger_transfers set description = 'x' where id = ${release.id}`,
    () => `${placeOf(release)} changed: description.`,
  ],
  "a changed owner of an account": [
    async (tx) => {
      const stranger = await market.user();
      return tx`update private.ledger_accounts set user_id = ${stranger.id} where kind = 'wallet' and id in (
        select account_id from private.ledger_entries where transfer_id = ${release.id})`;
    },
    () => `${placeOf(release)} changed: account's user of the entry of account`,
  ],
  "a deleted entry": [
    (tx) => tx`delete from private.ledger_entries where transfer_id = ${release.id} and amount < 0`,
    () => `${placeOf(release)} changed: `,
  ],
  "an added entry": [
    (tx) =>
      tx`insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version)
        select ${release.id}, id, 1, 1, 99 from private.ledger_accounts where id not in (
          select account_id from private.ledger_entries where transfer_id = ${release.id}) limit 1`,
    () => "entries, sealed with ",
  ],
  "a deleted transfer": [
    async (tx) => {
      await tx`delete from private.ledger_entries where transfer_id = ${release.id}`;
      await tx`delete from private.ledger_transfers where id = ${release.id}`;
    },
    () => `${placeOf(release)} is missing.`,
  ],
  "an inserted transfer with an old date": [
    (tx) =>
      tx`insert into private.ledger_transfers (key, kind, description, event_at, created_at)
        values ('forged', 'adjustment', 'x', '2020-01-01', '2020-01-01')`,
    () => "(forged) was inserted",
  ],
  "a changed reason in the audit log": [
    (tx) =>
      tx`update private.audit_log set reason = 'Another reason' where reason = 'Barang palsu'`,
    () => "changed: reason.",
  ],
  "a deleted audit line": [
    (tx) => tx`delete from private.audit_log where reason = 'Barang palsu'`,
    () => "is missing.",
  ],
};

test.each(Object.entries(CHANGES))(
  "%s is named with its place",
  async (_, [change, words]) => finds(change, words()),
);

/** The account of the seller whom the release paid. */
const wallet = async () =>
  (await market.sql<[{ id: string; user_id: string; balance: string }]>`
    select id::text, user_id, balance::text from private.ledger_accounts
    where kind = 'wallet' and id in (
      select account_id from private.ledger_entries where transfer_id = ${release.id})`)[0];

test("a balance that is not the sum of its account's entries is named, and a wrong count of them", async () => {
  const { id, user_id, balance } = await wallet();
  await finds(
    (tx) => tx`update private.ledger_accounts set balance = balance + 7 where id = ${id}`,
    `Account ${id} (wallet of ${user_id}) has the balance ${Number(balance) + 7} after `,
  );
  await finds(
    (tx) => tx`update private.ledger_accounts set version = version + 1 where id = ${id}`,
    `sum to ${balance}.`,
  );
});

test("two transfers that changed places are named", () =>
  finds(async (tx) => {
    await tx`drop index private.book_rows_transfer_id`;
    await tx`update private.book_rows set transfer_id = case transfer_id
      when ${release.id} then ${payment.id}::uuid else ${release.id}::uuid end
      where transfer_id in (${release.id}, ${payment.id})`;
  }, "changed: id, "));

test("seals that changed places are found by the root of their block", () =>
  finds(async (tx) => {
    await tx`update private.book_rows set position = -position where block = 1`;
    await tx`update private.book_rows set position = 3 + position where block = 1`;
  }, "The rows of block 1 have their fields, but not their places"));

test("a changed row is named also if the marks of one before it were changed, to direct the blame", async () => {
  const [last] = await market.sql<Sealed[]>`
    select block, position, id, key from private.ledger_transfers
    join private.book_rows on transfer_id = id where position = 2 limit 1`;
  const { block, id } = last!;
  await finds(async (tx) => {
    await tx`update private.ledger_transfers set description = 'x' where id = ${id}`;
    await tx`update private.book_rows set marks = set_byte(marks, 0, 255 - get_byte(marks, 0))
      where block = ${block} and position = 1`;
  }, `${placeOf(last!)} changed: description.`);
});

test("a removed block is named, and a removed end of the chain", async () => {
  const remove = (condition: string) => async (tx: postgres.TransactionSql) => {
    await tx.unsafe(`delete from private.book_rows where ${condition.replace("number", "block")}`);
    await tx.unsafe(`delete from private.book_blocks where ${condition}`);
  };
  await finds(remove("number = 2"), "Block 2 is missing: block 3 follows.");
  await finds(remove("number > 2"), "The chain ends with block 2");
});

/** Seals everything again, as somebody would who changed a row and can call our functions. */
async function rewrite(tx: postgres.TransactionSql) {
  await tx`update private.ledger_transfers set description = 'x' where id = ${release.id}`;
  await tx`delete from private.book_rows`;
  await tx`delete from private.book_blocks`;
  await tx`update private.book_chain set root = decode(repeat('00', 32), 'hex'), last_block = 0`;
  await tx`insert into private.book_queue (transfer_id) select id from private.ledger_transfers`;
  await tx`insert into private.book_queue (audit_id) select id from private.audit_log`;
  await tx`select private.seal_block(1000)`;
}

test("a chain that was rewritten throughout is found by the root that the portal holds", async () => {
  await market.time.advance(24 * 3600);
  await market.runDue();
  const [event] = await market.sql`
    select data ->> 'day' as day, data ->> 'root' as root from private.outbox where type = 'books.sealed'`;
  const known = readRoots(["--root", `${event!["day"]}=${event!["root"]}`]);
  await market.paidSale();
  await seal(1000);
  expect(await verifyBooks(market.sql, known)).toMatchObject({ isWhole: true });
  expect(await after(rewrite)).toMatchObject({ isWhole: true });
  expect(await after(rewrite, known)).toEqual({
    isWhole: false,
    text: `No block has the root ${event!["root"]}, which the portal holds of ${
      event!["day"]
    }: the chain was rewritten.`,
  });
});

const command = (...args: string[]) =>
  output(Deno.execPath(), ["run", "-A", "tools/verify_books.ts", ...args], {
    cwd: PROJECT_ROOT,
    env: { DEPLOY_DATABASE_URL: market.database.url("postgres") },
  });

test("the command takes a database's URL, and exits with 1 when something changed", async () => {
  const whole = await command();
  expect(whole.stdout).toContain("As they were sealed");
  expect(whole.code).toBe(0);
  const other = await command("--root", `2026-01-01=${"ab".repeat(32)}`);
  expect(other.stdout).toContain("the chain was rewritten");
  expect(other.code).toBe(1);
});

test("a root that is not one is an error, without a stack", async () => {
  for (const root of ["yesterday=abc", "2026-01-01"]) {
    const { code, stderr } = await command("--root", root);
    expect([code, stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(/^Usage/)]]);
  }
});

test.each([0, -1, 999])(
  "an inserted transfer is named, also one with a seal in a block outside the chain (%i)",
  (number) =>
    finds(async (tx) => {
      await tx`insert into private.ledger_transfers (key, kind, description, event_at)
        values ('forged', 'adjustment', 'x', '2020-01-01')`;
      const zeros = tx`decode(repeat('00', 32), 'hex')`;
      if (number < 1) {
        await tx`insert into private.book_blocks (number, previous_root, row_count, root)
          values (${number}, ${zeros}, 1, ${zeros})`;
      }
      await tx`set local session_replication_role = replica`;
      await tx`insert into private.book_rows (block, position, transfer_id, marks)
        select ${number}, 1, id, '' from private.ledger_transfers where key = 'forged'`;
    }, `Block ${number} is not part of the chain`),
);

test("an inserted audit line is named, also one that the seal of another row names, too", () =>
  finds(async (tx) => {
    const [line] = await tx`
      insert into private.audit_log (action, target_type, target_id) values ('forged', 'x', 'x')
      returning id`;
    await tx`alter table private.book_rows drop constraint book_rows_check`;
    await tx`
      update private.book_rows set audit_id = ${line!["id"]} where transfer_id = ${payment.id}`;
  }, `Block ${payment.block}: the seal of row ${payment.position} names two rows.`));

test("operators that say that everything is equal hide no raised wallet", async () => {
  const { id } = await wallet();
  await finds(async (tx) => {
    await tx`create schema evil`;
    for (const [left, right] of [["bigint", "numeric"], ["bigint", "bigint"]]) {
      await tx.unsafe(`
        create function evil.differs(${left}, ${right}) returns boolean
        language sql immutable return false;
        create operator evil.<> (leftarg = ${left}, rightarg = ${right}, function = evil.differs)`);
    }
    await tx`set local search_path = evil, pg_catalog`;
    await tx`update private.ledger_accounts set balance = balance + 7 where id = ${id}`;
  }, `Account ${id} (wallet of `);
});

test("a view in the place of a table is named, and so are a child table, a rule and a column that computes", async () => {
  const { id } = await wallet();
  await finds(async (tx) => {
    await tx`update private.ledger_accounts set balance = balance + 7 where id = ${id}`;
    await tx`alter table private.ledger_accounts rename to real_accounts`;
    await tx`
      create view private.ledger_accounts as
      select id, kind, order_id, user_id, stripe, holder_id, balance - case id when ${
      tx.unsafe(`'${id}'`)
    } then 7 else 0 end as balance, version from private.real_accounts`;
  }, "private.ledger_accounts is not the table that our migrations create: it is a view.");
  await finds(
    (tx) => tx`create table private.more_entries () inherits (private.ledger_entries)`,
    "private.ledger_entries is not the table that our migrations create: another table adds rows to it.",
  );
  await finds(async (tx) => {
    await tx`alter table private.ledger_accounts rename balance to shown`;
    await tx`
      alter table private.ledger_accounts
      add balance bigint generated always as (shown - case kind when 'wallet' then 7 else 0 end) stored`;
  }, "private.ledger_accounts is not the table that our migrations create: it computes balance.");
  await finds(
    (tx) => tx`create rule hidden as on insert to private.book_queue do instead nothing`,
    "private.book_queue is not the table that our migrations create: a rule rewrites",
  );
});
