import { splitByMonth } from "./history_months.ts";
import { addWallets, fillInboxes, fillLedger } from "./history_rows.ts";
import { pagesOf } from "./history_pages.ts";
import { openBenchMarket } from "./market.ts";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";

export interface HistoryRow {
  rows: number;
  /** As it is, or with a table for each month. */
  layout: "one table" | "by month";
  figure: Figure;
  /** Pages of 8 kB that one call touches: whatever else the machine does. */
  pages: number;
  /** Those of them that PostgreSQL did not have in its own memory. */
  read: number;
}

/** A database of its own, so that all can be measured in turn. */
interface Ledger {
  market: BenchMarket;
  users: string[];
  rows: number;
  layout: HistoryRow["layout"];
}

interface Call {
  name: string;
  once: (ledger: Ledger, user: string) => Promise<unknown>;
  statement: (user: string) => string;
}

export const [BARE, INBOX] = ["bare round trip", "an inbox's page"];
const NOTIFICATIONS = 1_000_000;

/** A wallet's page and a transfer at each size; with `months` also by month, and an inbox's page. */
export async function history(
  first: BenchMarket,
  seconds: number,
  sizes: number[],
  months: boolean,
): Promise<HistoryRow[]> {
  const ascending = sizes.toSorted((one, other) => one - other);
  const ledgers: Ledger[] = [];
  try {
    for (const rows of months ? [...ascending, ascending.at(-1)!] : ascending) {
      const market = ledgers.length > 0 ? await openBenchMarket() : first;
      ledgers.push({ market, users: await addWallets(market), rows, layout: "one table" });
      const began = performance.now();
      await fillLedger(market, rows);
      console.log(await sizeOf(market, rows, performance.now() - began));
    }
    if (months) await splitLedger(ledgers.at(-1)!);
    console.log(HEAD);
    const measured = await measure(ledgers, [PAGE, TRANSFER], seconds);
    return months ? [...measured, ...await inboxes(ledgers.slice(-2), seconds)] : measured;
  } finally {
    for (const { market } of ledgers) if (market !== first) await market.close();
  }
}

async function splitLedger(ledger: Ledger): Promise<void> {
  await splitByMonth(ledger.market, "private/tables/ledger_entries.sql", [
    ["primary key (transfer_id, account_id)", "primary key (transfer_id, account_id, created_at)"],
    ["unique (account_id, version)", "unique (account_id, version, created_at)"],
  ], ["private/views/wallet_entries.sql"]);
  ledger.layout = "by month";
}

/** The last of these has its tables by month. */
async function inboxes(ledgers: Ledger[], seconds: number): Promise<HistoryRow[]> {
  for (const ledger of ledgers) {
    await fillInboxes(ledger.market, ledger.users, NOTIFICATIONS);
    ledger.rows = NOTIFICATIONS;
  }
  await splitByMonth(ledgers.at(-1)!.market, "public/tables/notifications.sql", [
    ["id uuid primary key default", "primary key (id, created_at), id uuid default"],
    ["unique (user_id, event_id, kind)", "unique (user_id, event_id, kind, created_at)"],
  ], ["private/functions/notification_record.sql"]);
  return await measure(ledgers, [INBOX_PAGE], seconds);
}

/** How long the entries took, with their transfers and indexes, and what they take on the disk. */
async function sizeOf({ admin }: BenchMarket, rows: number, ms: number): Promise<string> {
  const [row] = await admin`
    select pg_total_relation_size('private.ledger_entries')::float8 as entries,
      pg_total_relation_size('private.ledger_transfers')::float8 as transfers`;
  const [entries, transfers] = [row!["entries"], row!["transfers"]]
    .map((bytes) => `${(bytes / 2 ** 30).toFixed(2)} GB`);
  return `${rows.toLocaleString("en")} entries in ${(ms / 1000).toFixed(0)} s; ` +
    `the table of entries has ${entries}, that of transfers ${transfers}, with indexes.`;
}

const page = { limit: 20, offset: 0 };
const transferTo = (id: string) => `
  select private.ledger_post('${crypto.randomUUID()}', 'adjustment', 'Bench', null, array[
    private.ledger_line('adjustments', -1), private.ledger_line('wallet', 1, p_user_id => '${id}')])`;

const PAGE: Call = {
  name: "a wallet's page",
  once: ({ market }, id) => market.clients.user({ id }).call("api.wallet_transactions", page),
  statement: () => "select api.wallet_transactions(20, 0)",
};
const TRANSFER: Call = {
  name: "a transfer",
  once: ({ market }, id) => market.admin.unsafe(transferTo(id)),
  statement: transferTo,
};
const INBOX_PAGE: Call = {
  name: INBOX,
  once: ({ market }, id) => market.clients.user({ id }).call("api.notifications_list", page),
  statement: () => "select api.notifications_list(20, 0)",
};

/** One client, the ledgers in turn: how long a call takes alone is what size may change. */
async function measure(ledgers: Ledger[], calls: Call[], seconds: number): Promise<HistoryRow[]> {
  const any = ({ users }: Ledger) => users[Math.floor(Math.random() * users.length)]!;
  const cases = calls.flatMap((call) => ledgers.map((ledger) => ({ call, ledger })));
  const { admin } = ledgers[0]!.market;
  const [bare, ...figures] = await compare([
    here(BARE, () => admin`select 1`),
    ...cases.map(({ call, ledger }) => here(call.name, () => call.once(ledger, any(ledger)))),
  ], { concurrency: 1, seconds, rounds: 5 });
  const { rows, layout } = ledgers[0]!;
  const all: HistoryRow[] = [{ rows, layout, figure: bare!, pages: 0, read: 0 }];
  for (const [at, { call, ledger: { market, users, rows, layout } }] of cases.entries()) {
    const touched = await pagesOf(market.admin, users, call.statement);
    all.push({ rows, layout, figure: figures[at]!, ...touched });
  }
  for (const row of all) console.log(line(row, all));
  return all;
}

const HEAD = `${"".padEnd(26)}rows  tables      p50 ms   p99 ms    ratio    pages     read`;

/** The ratio is to the first row of the same name. */
function line({ rows, layout, figure, pages, read }: HistoryRow, all: HistoryRow[]): string {
  const { name, p50, p99 } = figure;
  const first = all.find(({ figure }) => figure.name === name)!.figure.p50;
  return name.padEnd(18) + rows.toLocaleString("en").padStart(12) + `  ${layout.padEnd(9)}` +
    [p50.toFixed(2), p99.toFixed(2), (p50 / first).toFixed(2), pages || "", pages ? read : ""]
      .map((cell) => String(cell).padStart(9)).join("");
}
