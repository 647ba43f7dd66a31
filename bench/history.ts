import { splitByMonth } from "./history_months.ts";
import { addWallets, fillInboxes, growLedger } from "./history_rows.ts";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";

interface Measured {
  rows: number;
  /** As it is, or with a table for each month. */
  layout: "one table" | "by month";
  figure: Figure;
}

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
  const note = (rows: number, layout: Measured["layout"], figures: Figure[]) =>
    measured.push(...figures.map((figure) => ({ rows, layout, figure })));
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
  ]);
  note(NOTIFICATIONS, "by month", await inbox(market, users, seconds));
  return measured;
}

const any = (users: string[]) => users[Math.floor(Math.random() * users.length)]!;

const ledger = ({ clients, admin }: BenchMarket, users: string[], seconds: number) =>
  compare([
    here("a wallet's page", () =>
      clients.user({ id: any(users) }).call("api.wallet_transactions", page)),
    here("a transfer", () =>
      admin`select private.ledger_post(${crypto.randomUUID()}, 'adjustment', 'Bench', null, array[
        private.ledger_line('adjustments', -1), private.ledger_line('wallet', 1, p_user_id => ${any(users)})])`),
  ], plan(seconds));

const inbox = ({ clients }: BenchMarket, users: string[], seconds: number) =>
  compare([
    here("an inbox's page", () =>
      clients.user({ id: any(users) }).call("api.notifications_list", page)),
  ], plan(seconds));

/** The ratio is to the first line of the same name. */
export function describe(measured: Measured[]): string {
  const lines = measured.map(({ rows, layout, figure: { name, p50, p99 } }) => {
    const first = measured.find(({ figure }) => figure.name === name)!.figure.p50;
    return name.padEnd(18) + rows.toLocaleString("en").padStart(12) + `  ${layout.padEnd(9)}` +
      `${p50.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}${(p50 / first).toFixed(2).padStart(8)}`;
  });
  return ["", `${"".padEnd(18)}        rows  tables      p50 ms   p99 ms   ratio`, ...lines].join("\n");
}
