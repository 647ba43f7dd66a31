/** The sandbox's front page: every invoice with its pay link, every parcel with its next steps. */
import { html } from "hono/html";
import { layout, type Markup, rupiah, time } from "./layout.ts";
import { type Invoice, statusOf } from "./payment/invoice.ts";
import type { Payout } from "./payment/payout.ts";
import type { Order } from "./shipping/order.ts";

const steps = ["picking_up", "picked", "dropping_off", "delivered", "returned", "cancelled"];

export function overview(page: {
  sandboxUrl: string;
  now: Date;
  invoices: readonly Invoice[];
  payouts: readonly Payout[];
  orders: readonly Order[];
}): Markup {
  const { sandboxUrl, now, invoices, payouts, orders } = page;
  return layout(
    "Sandbox",
    html`
      <main class="wide">
        <h1>Sandbox</h1>
        <p class="note">
          Perusahaan pembayaran dan kurir tiruan / The stand-in payment and shipping companies ·
          ${time(now)} · <a href="${sandboxUrl}/email">Kotak surat / Mailbox</a>
        </p>
        <h2>Tagihan / Invoices</h2>
        <div class="scroll">
          <table>
            ${invoices.length === 0 ? empty : ""} ${invoices.map((each) =>
              invoiceRow(sandboxUrl, each, now)
            )}
          </table>
        </div>
        <h2>Pencairan / Payouts</h2>
        <div class="scroll">
          <table>
            ${payouts.length === 0 ? empty : ""} ${payouts.map((each) =>
              payoutRow(sandboxUrl, each)
            )}
          </table>
        </div>
        <h2>Paket / Parcels</h2>
        <div class="scroll">
          <table>
            ${orders.length === 0 ? empty : ""} ${orders.map((each) => orderRow(sandboxUrl, each))}
          </table>
        </div>
      </main>
    `,
  );
}

const empty = html`
  <tr>
    <td class="note">Belum ada / None yet</td>
  </tr>
`;

function invoiceRow(sandboxUrl: string, invoice: Invoice, now: Date): Markup {
  const { request, status, payment } = invoice;
  const tone = { PENDING: "wait", PAID: "good", EXPIRED: "over" }[status];
  const late = status === "EXPIRED" && payment !== null;
  const verbs = status === "PAID" ? [] : status === "EXPIRED" ? ["pay"] : ["pay", "expire", "fail"];
  const control = `${sandboxUrl}/payment/invoices/${encodeURIComponent(invoice.id)}`;
  return html`
    <tr>
      <td>
        <a href="${invoice.invoiceUrl}">${request.external_id}</a><br>
        <span class="note">${request.description ?? ""}</span>
      </td>
      <td>${rupiah(request.amount)}</td>
      <td>
        <span class="badge ${tone}">${statusOf(invoice, now)}</span>
        ${late ? html`<br><span class="note">+ ${rupiah(payment.amount)}</span>` : ""}
      </td>
      <td>${verbs.map((verb) => button(`${control}/${verb}`, verb))}</td>
    </tr>
  `;
}

function payoutRow(sandboxUrl: string, payout: Payout): Markup {
  const control = `${sandboxUrl}/payment/payouts/${encodeURIComponent(payout.id)}`;
  const verbs = payout.status === "COMPLETED" ? ["return"] : ["complete", "fail", "expire"];
  return html`
    <tr>
      <td>
        <a href="${payout.url}">${payout.request.external_id}</a><br>
        <span class="note">${payout.request.email}</span>
      </td>
      <td>${rupiah(payout.request.amount)}</td>
      <td><span class="badge">${payout.status}</span></td>
      <td>${verbs.map((verb) => button(`${control}/${verb}`, verb))}</td>
    </tr>
  `;
}

function orderRow(sandboxUrl: string, order: Order): Markup {
  const control = `${sandboxUrl}/shipping/orders/${encodeURIComponent(order.id)}/status`;
  return html`
    <tr>
      <td>
        ${order.request.reference_id ?? order.id}<br>
        <span class="note">${order.waybillId ?? "Belum ada resi / No waybill yet"}</span>
      </td>
      <td>${order.price.service.companyName} ${order.price.service.name}</td>
      <td><span class="badge">${order.status}</span></td>
      <td>
        ${steps.filter((step) => step !== order.status).map((step) => button(control, step, step))}
      </td>
    </tr>
  `;
}

function button(action: string, label: string, status?: string): Markup {
  return html`
    <form method="post" action="${action}">
      ${status === undefined ? "" : html`<input type="hidden" name="status" value="${status}">`}
      <button>${label}</button>
    </form>
  `;
}
