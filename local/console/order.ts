/** One order's page: where it stands, what may happen next, and where its rupiah went. */
import { html } from "hono/html";
import type { Markup } from "../emulators/layout.ts";
import type { Desk } from "./desk.ts";
import { diagram } from "./diagram.ts";
import { flowOf } from "./flow.ts";
import { badge, button, clockTime, distance, layout, money, nothing, words } from "./layout.ts";
import type { Entry, HistoryLine, OrderView } from "./order_reads.ts";
import { readEntries, readHistory } from "./order_reads.ts";
import { madeCalls } from "./panels.ts";
import { stepsOf } from "./steps.ts";

export async function orderPage(desk: Desk, order: OrderView): Promise<Markup> {
  const [history, entries] = await Promise.all([
    readHistory(desk.sql, order.id),
    readEntries(desk.sql, order.id),
  ]);
  return layout(
    order.reference,
    html`
      <p class="note" style="margin:1rem 0 0"><a href="/">Console</a> / ${order.reference}</p>
      <h1>${order.title}</h1>
      <p class="lead">
        <b>${order.buyer}</b> buys from <b>${order.seller}</b> for <b class="price">${money(
          order.total,
        )}</b>.
        ${badge(order.status)}
      </p>
      ${next(desk, order)} ${desk.last.about === order.reference ? madeCalls(desk.last.calls) : ""}
      <h2>Where the money went</h2>
      ${entries.length === 0
        ? nothing("No rupiah has moved yet: the ledger begins when the invoice is paid.")
        : html`
          <div class="card diagram">${diagram(flowOf(entries))}</div>
          <p class="note">
            Arrows of one number are one transfer: they happen together or not at all, and sum to zero.
            Below zero stands what an account gave.
          </p>
          ${journal(entries)}
        `}
      <h2>How it got here</h2>
      ${way(history)}
    `,
  );
}

function next(desk: Desk, order: OrderView): Markup {
  const steps = stepsOf(desk, order);
  const due = order.due_at && html`
    If nobody does anything it becomes ${words(order.due_to!)} ${distance(
      order.due_at,
      desk.time.now(),
    )}.
  `;
  return html`
    <h2>What happens next?</h2>
    <div class="acts" id="next">
      ${steps.map((step, index) =>
        button(`/console/orders/${order.reference}/${step.name}`, step.label, index === 0)
      )}
    </div>
    <p class="note" style="margin-top:.6rem">
      ${steps.length === 0 ? "Nothing: this order has ended." : due}
    </p>
  `;
}

function journal(entries: readonly Entry[]): Markup {
  const numbers = new Map([...new Set(entries.map(({ transfer }) => transfer))]
    .map((transfer, index) => [transfer, index + 1]));
  const isFirst = (entry: Entry, index: number) => entries[index - 1]?.transfer !== entry.transfer;
  return html`
    <div class="scroll">
      <table>
        <tr><th>Transfer</th><th>Account</th><th class="number">Rupiah</th>
          <th class="number">Balance after</th></tr>
        ${entries.map((entry, index) =>
          html`
            <tr>
              <td>${isFirst(entry, index)
                ? html`${numbers.get(entry.transfer)} · ${entry.description}<br>
                    <span class="note">${clockTime(entry.at)}</span>`
                : ""}</td>
              <td>${words(entry.account)}${entry.owner ? ` of ${entry.owner}` : ""}</td>
              <td class="number">${money(entry.amount)}</td>
              <td class="number">${money(entry.balance_after)}</td>
            </tr>
          `
        )}
      </table>
    </div>
  `;
}

function way(history: readonly HistoryLine[]): Markup {
  return html`
    <div class="scroll">
      <table>
        ${history.map(({ to_status, actor, reason, at }) =>
          html`
            <tr>
              <td>${badge(to_status)}</td>
              <td>${actor}${reason ? html`<br><span class="note">${reason}</span>` : ""}</td>
              <td class="number note">${clockTime(at)}</td>
            </tr>
          `
        )}
      </table>
    </div>
  `;
}
