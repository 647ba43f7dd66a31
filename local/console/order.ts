import { html } from "hono/html";
import { flowOf } from "../../panel/src/drawing/flow.ts";
import { button, type Markup, note, number, row, rupiah, table } from "../html.ts";
import type { Client } from "./client.ts";
import { diagram, flowList } from "./diagram.ts";
import { callList } from "./home_sections.ts";
import { breadcrumb, distance, layout, noteLine, orderBadge, time, words } from "./layout.ts";
import type { Entry, OrderView } from "./order_queries.ts";
import { readEntries, readHistory } from "./order_queries.ts";
import { stepsOf } from "./steps.ts";

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
      ${callList(client, `/console/orders/${order.reference}`)}
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
  const due = due_at && due_to &&
    `Without a further step it becomes ${words(due_to)} ${distance(due_at, client.time.now())}.`;
  const none = steps.length === 0 ? "Neither the parties nor the courier can do anything." : "";
  return html`
    <h2>Next step</h2>
    <div class="actions" id="next">
      ${steps.map(({ name, label }, index) =>
        button(`/console/orders/${order.reference}/${name}`, label, {}, index === 0 ? "main" : "")
      )}
    </div>
    <p class="note"
      style="margin-top:.6rem">${none} ${due} Staff act in the panel: npm run panel.</p>
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
