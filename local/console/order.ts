import { Hono } from "hono";
import type { Context } from "hono";
import { html } from "hono/html";
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
import { readEntries, readHistory, readOrders } from "./orders.ts";
import type { Entry, OrderView } from "./orders.ts";
import { commandFor } from "../stack/running.ts";
import { stepsOf } from "./steps.ts";
import { button, note, number, row, table } from "../html.ts";
import type { Markup } from "../html.ts";
import { flowOf } from "../../panel/src/drawing/flow.ts";

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

/** Below `/console`: an order's page, and the steps of external systems. */
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
    // A page that was open for a while may offer an outdated step.
    await step?.run(client, order);
    return c.redirect(at, 303);
  });
  return app;
}
