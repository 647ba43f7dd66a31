import { Hono } from "hono";
import type { Context } from "hono";
import { html } from "hono/html";
import type postgres from "postgres";
import type { Client } from "./client.ts";
import { travel } from "./clock.ts";
import { diagram, flowList } from "./diagram.ts";
import {
  breadcrumb,
  distance,
  layout,
  noteLine,
  orderBadge,
  rupiah,
  time,
  words,
} from "./layout.ts";
import { commandFor } from "../stack/running.ts";
import { stepsOf } from "./steps.ts";
import { button, note, number, row, table } from "../html.ts";
import type { Markup } from "../html.ts";
import { flowOf } from "../../panel/src/drawing/flow.ts";

export interface OrderView {
  id: string;
  reference: string;
  status: string;
  title: string;
  total: number;
  tracking_number: string | null;
  buyer_id: string;
  buyer: string;
  seller_id: string;
  seller: string;
  invoice_id: string | null;
  parcel: string | null;
  returnParcel: string | null;
  return_status: string | null;
  /** The next deadline, and the status it leads to. */
  due_at: Date | null;
  due_to: string | null;
}

export interface HistoryLine {
  to_status: string;
  actor: string;
  reason: string | null;
  at: Date;
}

export interface Entry {
  transfer: string;
  kind: string;
  description: string;
  at: Date;
  account: string;
  /** Username of the wallet's owner. */
  owner: string | null;
  /** Of an account of the marketplace; null for others. */
  stripe: number | null;
  amount: number;
  balance_after: number;
}

/** The newest orders, or the one with this reference. */
export async function readOrders(sql: postgres.Sql, reference?: string): Promise<OrderView[]> {
  return await sql<OrderView[]>`
    select orders.id, orders.reference, orders.status::text, orders.listing_title as title,
      orders.total::float8, orders.tracking_number, orders.buyer_id, orders.seller_id,
      buyer.username as buyer, seller.username as seller, invoices.provider_id as invoice_id,
      outbound.shipper_order_id as parcel, back.shipper_order_id as "returnParcel",
      back.status as return_status,
      deadline.run_at as due_at, deadline.payload ->> 'to' as due_to
    from public.orders
    join public.profiles as buyer on buyer.id = orders.buyer_id
    join public.profiles as seller on seller.id = orders.seller_id
    left join private.invoices on invoices.order_id = orders.id
    left join private.shipments as outbound on outbound.order_id = orders.id and outbound.direction = 'outbound'
    left join private.shipments as back on back.order_id = orders.id and back.direction = 'return'
    left join lateral (
      select jobs.run_at, jobs.payload from private.jobs
      where jobs.kind = 'orders_deadline' and jobs.finished_at is null and jobs.dead_at is null
        and jobs.key like orders.id || ':' || orders.state_version || ':%'
      order by jobs.run_at limit 1) as deadline on true
    where orders.state_version > 0 and (${reference ?? null}::text is null or orders.reference = ${
    reference ?? null
  })
    order by orders.created_at desc limit 12`;
}

export async function readHistory(sql: postgres.Sql, orderId: string): Promise<HistoryLine[]> {
  return await sql<HistoryLine[]>`
    select to_status::text, actor::text, reason, at from private.order_history
    where order_id = ${orderId} order by version`;
}

export async function readEntries(sql: postgres.Sql, orderId: string): Promise<Entry[]> {
  return await sql<Entry[]>`
    select transfers.id as transfer, transfers.kind, transfers.description, transfers.created_at as at,
      accounts.kind::text as account, profiles.username as owner, entries.amount::float8,
      case when accounts.order_id is null and accounts.user_id is null then accounts.stripe end as stripe,
      entries.balance_after::float8
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    left join public.profiles on profiles.id = accounts.user_id
    where transfers.order_id = ${orderId} order by transfers.created_at, entries.amount, accounts.kind`;
}

export async function orderPage(client: Client, order: OrderView): Promise<Markup> {
  const { sql } = client;
  const [history, entries] = await Promise.all([
    readHistory(sql, order.id),
    readEntries(sql, order.id),
  ]);
  const flow = flowOf(entries);
  const ledger = entries.length === 0
    ? noteLine("No money has moved yet: the first transfer follows the payment of the invoice.")
    : html`
      <div class="card diagram">${diagram(flow)}${flowList(flow)}</div>
      <p class="note">
        Arrows with the same number are one transfer: they are written together, and sum to zero. A
        negative figure is what an account paid.
      </p>
      ${journal(entries)}
    `;
  return layout(
    order.reference,
    html`
      ${breadcrumb(order.reference)}
      <h1>${order.title}</h1>
      <p class="lead">
        <b>${order.buyer}</b> buys from <b>${order.seller}</b> for
        <b class="price">${rupiah(order.total)}</b>. ${orderBadge(order.status)}
      </p>
      ${next(client, order)}
      <h2>Ledger</h2>
      ${ledger}
      <h2>History</h2>
      ${table(history.map(({ to_status, actor, reason, at }) =>
        row(
          orderBadge(to_status),
          html`${actor}${reason ? html`<br>${note(reason)}` : ""}`,
          number(time(at), "note"),
        )
      ))}
    `,
  );
}

function next(client: Client, order: OrderView): Markup {
  const steps = stepsOf(client, order);
  const { due_at, due_to } = order;
  const { port } = new URL(client.url);
  const due = due_at && due_to &&
    `Without a further step it becomes ${words(due_to)} ${distance(due_at, client.time.now())}.`;
  return html`
    <h2>Next step</h2>
    <div class="actions" id="next">
      ${steps.map(({ name, label }, index) =>
        button(`/console/orders/${order.reference}/${name}`, label, {}, index === 0 ? "main" : "")
      )}
    </div>
    <p class="note" style="margin-top:.6rem">
      ${due} Its buyer and seller act in the shop (${commandFor("npm run web", port)}), staff in the
      panel (${commandFor("npm run panel", port)}).
    </p>
  `;
}

function accountName({ account, owner, stripe }: Entry): string {
  const whose = owner ? ` of ${owner}` : "";
  return words(account) + whose + (stripe === null ? "" : `, stripe ${stripe}`);
}

function journal(entries: readonly Entry[]): Markup {
  const transfers = [...new Set(entries.map(({ transfer }) => transfer))];
  const rows = entries.map((entry, index) => {
    const isFirst = entries[index - 1]?.transfer !== entry.transfer;
    const step = transfers.indexOf(entry.transfer) + 1;
    return row(
      isFirst ? html`${step} · ${entry.description}<br>${note(time(entry.at))}` : "",
      accountName(entry),
      number(rupiah(entry.amount)),
      number(rupiah(entry.balance_after)),
    );
  });
  return table(rows, {
    head: ["Transfer", "Account", number("Rupiah"), number("Balance after")],
  });
}

/** Below `/console`: an order's page, and the steps from outside the market. */
export function orderRoutes(client: Client): Hono {
  const find = async (c: Context) =>
    (await readOrders(client.sql, c.req.param("reference") ?? ""))[0];

  const app = new Hono();
  app.get("/orders/:reference", async (c) => {
    const order = await find(c);
    return order ? c.html(await orderPage(client, order)) : c.notFound();
  });
  app.post("/orders/:reference/:step", async (c) => {
    const order = await find(c);
    if (!order) return c.notFound();
    const at = `/console/orders/${order.reference}`;
    const step = stepsOf(client, order).find(({ name }) => name === c.req.param("step"));
    if (step?.seconds) return travel(c, client, step.seconds, at);
    // A page that was open for a while may offer a step that is no longer possible.
    await step?.run(client, order);
    return c.redirect(at, 303);
  });
  return app;
}
