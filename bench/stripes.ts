import postgres from "postgres";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure, Variant } from "./measure.ts";
import { payments, type Unpaid } from "./stripes_payments.ts";
import { type Waits, watchWaits } from "./waits.ts";

const CLIENTS = 32;
const STRIPES = [1, 4, 16];

export interface Row {
  stripes: number;
  perSecond: number;
  p50: number;
}

interface Measured {
  /** private.ledger_post of a payment's lines. */
  ledger: Row[];
  /** internal.apply_invoice_update, all of a payment's callback in the database. */
  payments: Row[];
  /** The same with 16 stripes, while the outbox is numbered and claimed, and the books are sealed, all the time. */
  beside: Row[];
  /** What the server's processes did when they were looked at, by part and number of stripes. */
  waits: Record<string, Waits>;
}

/** Payments of different orders by 32 clients, the accounts of the marketplace in 1, 4 and 16 stripes. */
export async function stripes(market: BenchMarket, seconds: number): Promise<Measured> {
  const sql = postgres(market.superuserUrl, { max: CLIENTS, onnotice: () => {} });
  const waits: Record<string, Waits> = {};
  try {
    const { unpaid, booked } = await payments(market);
    const measure = async (part: string, counts: number[], pay: () => Promise<unknown>) => {
      const variants = counts.map((count) =>
        watched(market, part, count, waits, here(String(count), pay))
      );
      return rows(await compare(variants, { concurrency: CLIENTS, seconds, rounds: 3 }));
    };
    const whole = () =>
      market.clients.service.call("internal.apply_invoice_update", { invoice: unpaid().invoice });
    const ledger = await measure("ledger", STRIPES, () => post(sql, booked()));
    const callbacks = await measure("payments", STRIPES, whole);
    const stop = background(market);
    const beside = await measure("beside", [16], whole);
    await stop();
    return { ledger, payments: callbacks, beside, waits };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const rows = (figures: Figure[]): Row[] =>
  figures.map(({ name, perSecond, p50 }) => ({ stripes: Number(name), perSecond, p50 }));

const named = (count: number) => count === 1 ? "1 stripe" : `${count} stripes`;

const post = (sql: postgres.Sql, { id, price }: Unpaid) =>
  sql`select private.ledger_post(${`order:${id}:bench`}, 'payment', 'Bench', ${id}, array[
    private.ledger_line('provider_cash', ${-(price + 14_000)}),
    private.ledger_line('escrow', ${price}, p_order_id => ${id}),
    private.ledger_line('shipping_payable', 9000),
    private.ledger_line('protection_fee_held', 5000)])`;

/** A run with this number of stripes, whose waits are counted. Only payments follow, so no money is stranded. */
function watched(
  { admin, superuserUrl }: BenchMarket,
  part: string,
  count: number,
  waits: Record<string, Waits>,
  { name, run }: Variant,
): Variant {
  const key = `${part}, ${named(count)}`;
  return {
    name,
    run: async (concurrency, seconds) => {
      const [row] = await admin<{ definition: string }[]>`
        select pg_get_functiondef('private.ledger_stripe'::regproc) as definition`;
      await admin.unsafe(row!.definition.replace(/% \d+/, `% ${count}`));
      const stop = await watchWaits(superuserUrl, waits[key] ??= {});
      return await run(concurrency, seconds).finally(stop);
    },
  };
}

/** What else numbers or locks what payments write, without a pause; returns what ends it. */
function background({ admin }: BenchMarket): () => Promise<unknown> {
  let isOver = false;
  const always = async (once: () => Promise<unknown>) => {
    while (!isOver) await once();
  };
  const running = [
    always(() => admin`select internal.claim_outbox_events(64, 60)`),
    always(() => admin`select internal.seal_books(1000)`),
  ];
  return () => {
    isOver = true;
    return Promise.all(running);
  };
}

export function describe({ ledger, payments, beside, waits }: Measured): string {
  const part = (title: string, rows: Row[]) => [
    `\n${title.padEnd(52)} per second    p50 ms     ratio`,
    ...rows.map(({ stripes, perSecond, p50 }) =>
      [
        named(stripes).padEnd(52),
        perSecond.toFixed(0).padStart(10),
        p50.toFixed(1).padStart(9),
        (perSecond / rows[0]!.perSecond).toFixed(2).padStart(9),
      ].join(" ")
    ),
  ];
  return [
    ...part("ledger_post of a payment, 32 clients", ledger),
    ...part("a payment's callback in the database, 32 clients", payments),
    ...part("the same beside outbox and sealing", beside),
    "\nWhat they waited for, of all looks at a process that was not idle:",
    ...Object.entries(waits).map(([key, found]) => `${key}: ${commonest(found)}`),
  ].join("\n");
}

function commonest(waits: Waits): string {
  const all = Object.values(waits).reduce((sum, count) => sum + count, 0);
  return Object.entries(waits).sort(([, one], [, other]) => other - one).slice(0, 5)
    .map(([what, count]) => `${what} ${(100 * count / all).toFixed(0)} %`).join(", ");
}
