import { splitByMonth } from "./history_months.ts";
import { addWallets, fillInboxes, growLedger } from "./history_rows.ts";
import { pagesOf } from "./history_pages.ts";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";

interface Measured {
  rows: number;
  /** As it is, or with a table for each month. */
  layout: "one table" | "by month";
  figure: Figure;
  /** Pages of 8 kB that one call touches: whatever else the machine does. */
  pages: number;
}

type Read = Omit<Measured, "rows" | "layout">;

const NOTIFICATIONS = 1_000_000;
/** One after the other: how long each takes alone is what size may change. */
const plan = (seconds: number) => ({ concurrency: 1, seconds, rounds: 3 });
const page = { limit: 20, offset: 0 };

/** A wallet's page and a transfer at each size; at the largest, and for an inbox, also by month. */
export async function history(
  market: BenchMarket,
  seconds: number,
  sizes: number[],
): Promise<Measured[]> {
  const ascending = sizes.toSorted((one, other) => one - other);
  const largest = ascending.at(-1) ?? 0;
  const users = await addWallets(market);
  const measured: Measured[] = [];
  const note = (rows: number, layout: Measured["layout"], read: Read[]) =>
    measured.push(...read.map((each) => ({ rows, layout, ...each })));
  let filled = 0;
  for (const size of ascending) {
    await growLedger(market, filled, size, largest);
    note(filled = size, "one table", await ledger(market, users, seconds));
  }
  await splitByMonth(market, "private/tables/ledger_entries.sql", [
    ["primary key (transfer_id, account_id)", "primary key (transfer_id, account_id, created_at)"],
    ["unique (account_id, version)", "unique (account_id, version, created_at)"],
  ], ["private/views/wallet_entries.sql"]);
  note(filled, "by month", await ledger(market, users, seconds));

  await fillInboxes(market, users, NOTIFICATIONS);
  note(NOTIFICATIONS, "one table", await inbox(market, users, seconds));
  await splitByMonth(market, "public/tables/notifications.sql", [
    ["id uuid primary key default", "primary key (id, created_at), id uuid default"],
    ["unique (user_id, event_id, kind)", "unique (user_id, event_id, kind, created_at)"],
  ], ["private/functions/notification_record.sql"]);
  note(NOTIFICATIONS, "by month", await inbox(market, users, seconds));
  return measured;
}

const any = (users: string[]) => users[Math.floor(Math.random() * users.length)]!;

const PAGE = "select api.wallet_transactions(20, 0)";
const INBOX = "select api.notifications_list(20, 0)";
const transferTo = (id: string) => `
  select private.ledger_post('${crypto.randomUUID()}', 'adjustment', 'Bench', null, array[
    private.ledger_line('adjustments', -1), private.ledger_line('wallet', 1, p_user_id => '${id}')])`;

async function ledger(market: BenchMarket, users: string[], seconds: number): Promise<Read[]> {
  const { clients, admin } = market;
  const figures = await compare([
    bare(admin),
    here(
      "a wallet's page",
      () => clients.user({ id: any(users) }).call("api.wallet_transactions", page),
    ),
    here("a transfer", () => admin.unsafe(transferTo(any(users)))),
  ], plan(seconds));
  const pages = [
    0,
    await pagesOf(admin, users, () => PAGE),
    await pagesOf(admin, users, transferTo),
  ];
  return figures.map((figure, at) => ({ figure, pages: pages[at]! }));
}

async function inbox(market: BenchMarket, users: string[], seconds: number): Promise<Read[]> {
  const { clients, admin } = market;
  const figures = await compare([
    bare(admin),
    here(
      "an inbox's page",
      () => clients.user({ id: any(users) }).call("api.notifications_list", page),
    ),
  ], plan(seconds));
  const pages = [0, await pagesOf(admin, users, () => INBOX)];
  return figures.map((figure, at) => ({ figure, pages: pages[at]! }));
}

/** What a round trip takes at that time. */
const bare = (admin: BenchMarket["admin"]) => here("bare round trip", () => admin`select 1`);

/** The ratio is to the first line of the same name. */
export function describe(measured: Measured[]): string {
  const lines = measured.map(({ rows, layout, figure: { name, p50, p99 }, pages }) => {
    const first = measured.find(({ figure }) => figure.name === name)!.figure.p50;
    return name.padEnd(18) + rows.toLocaleString("en").padStart(12) + `  ${layout.padEnd(9)}` +
      [p50.toFixed(2), p99.toFixed(2), (p50 / first).toFixed(2), pages || ""]
        .map((cell) => String(cell).padStart(9)).join("");
  });
  const head = `${"".padEnd(26)}rows  tables      p50 ms   p99 ms    ratio    pages`;
  return ["", head, ...lines].join("\n");
}
