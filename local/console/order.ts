import { html } from "hono/html";
import { button, type Markup, note, number, row, rupiah, table } from "../html.ts";
import type { Client } from "./client.ts";
import { diagram } from "./diagram.ts";
import { flowOf } from "./flow.ts";
import { callList } from "./home_sections.ts";
import { breadcrumb, distance, layout, noteLine, orderBadge, time, words } from "./layout.ts";
import type { Entry, OrderView } from "./order_queries.ts";
import { readEntries, readHistory } from "./order_queries.ts";
import { stepsOf } from "./steps.ts";

export async function orderPage(client: Client, order: OrderView): Promise<Markup> {
  const { sql, last } = client;
  const [history, entries] = await Promise.all([
    readHistory(sql, order.id),
    readEntries(sql, order.id),
  ]);
  const ledger = entries.length === 0
    ? noteLine("No money has moved yet: the first transfer follows the payment of the invoice.")
    : html`
      <div class="card diagram">${diagram(flowOf(entries))}</div>
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
      ${next(client, order)} ${last.order === order.reference ? callList(last.calls) : ""}
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
  return html`
    <h2>Next steps</h2>
    <div class="actions" id="next">
      ${steps.map(({ name, label }, index) =>
        button(`/console/orders/${order.reference}/${name}`, label, {}, index === 0 ? "main" : "")
      )}
    </div>
    <p class="note" style="margin-top:.6rem">
      ${steps.length === 0 ? "None: this order has ended." : due}
    </p>
  `;
}

function journal(entries: readonly Entry[]): Markup {
  const transfers = [...new Set(entries.map(({ transfer }) => transfer))];
  const rows = entries.map((entry, index) => {
    const isFirst = entries[index - 1]?.transfer !== entry.transfer;
    const step = transfers.indexOf(entry.transfer) + 1;
    return row(
      isFirst ? html`${step} · ${entry.description}<br>${note(time(entry.at))}` : "",
      `${words(entry.account)}${entry.owner ? ` of ${entry.owner}` : ""}`,
      number(rupiah(entry.amount)),
      number(rupiah(entry.balance_after)),
    );
  });
  return table(rows, {
    head: ["Transfer", "Account", number("Rupiah"), number("Balance after")],
  });
}
