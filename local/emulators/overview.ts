import { html } from "hono/html";
import { badge, button, type Markup, note, row, rupiah, table } from "../html.ts";
import { layout, orNone, time } from "./layout.ts";
import type { paymentEmulator } from "./payment/emulator.ts";
import { type Invoice, statusOf } from "./payment/invoice_wire.ts";
import type { Payout } from "./payment/payout_wire.ts";
import type { shippingEmulator } from "./shipping/emulator.ts";
import type { Order } from "./shipping/wire.ts";

const STATUSES = ["picking_up", "picked", "dropping_off", "delivered", "returned", "cancelled"];
const NEWEST = 50;

export function overview({ sandboxUrl, now, payment, shipping }: {
  sandboxUrl: string;
  now: Date;
  payment: Pick<ReturnType<typeof paymentEmulator>, "invoices" | "payouts">;
  shipping: Pick<ReturnType<typeof shippingEmulator>, "orders">;
}): Markup {
  const buttons = (kind: string, id: string, actions: string[]) =>
    actions.map((action) =>
      button(`${sandboxUrl}/payment/${kind}/${encodeURIComponent(id)}/${action}`, action)
    );

  const invoiceRow = (invoice: Invoice) => {
    const { id, request, status, payment } = invoice;
    const tone = { PENDING: "wait", PAID: "good", EXPIRED: "over" }[status];
    const isLate = status === "EXPIRED" && payment !== null;
    const actions =
      { PENDING: ["pay", "expire", "fail"], PAID: ["dispute", "win"], EXPIRED: ["pay"] }[status];
    return row(
      html`<a href="${invoice.invoiceUrl}">${request.external_id}</a><br>${
        note(request.description ?? "")
      }`,
      rupiah(request.amount),
      [
        badge(statusOf(invoice, now), tone),
        isLate ? html`<br>${note(`+ ${rupiah(payment.amount)}`)}` : "",
      ],
      buttons("invoices", id, actions),
    );
  };
  const payoutRow = ({ id, url, request, status }: Payout) =>
    row(
      html`<a href="${url}">${request.external_id}</a><br>${note(request.email)}`,
      rupiah(request.amount),
      badge(status),
      buttons("payouts", id, status === "COMPLETED" ? ["return"] : ["complete", "fail", "expire"]),
    );
  const orderRow = ({ id, request, waybillId, price, status }: Order) => {
    const action = `${sandboxUrl}/shipping/orders/${encodeURIComponent(id)}/status`;
    return row(
      html`${request.reference_id ?? id}<br>${
        note(waybillId ?? "Belum ada resi / No waybill yet")
      }`,
      `${price.service.courierName} ${price.service.name}`,
      badge(status),
      STATUSES.filter((next) => next !== status).map((next) =>
        button(action, next, { status: next })
      ),
    );
  };

  return layout(
    "Sandbox",
    html`
      <main id="content">
        <h1>Sandbox</h1>
        <p class="note">
          Emulator pembayaran dan kurir / Payment and shipping emulators · ${time(now)} ·
          <a href="${sandboxUrl}/email">Kotak surat / Mailbox</a>
        </p>
        <h2>Tagihan / Invoices</h2>
        ${table(orNone(payment.invoices.newest(NEWEST).map(invoiceRow)))}
        <h2>Pencairan / Payouts</h2>
        ${table(orNone(payment.payouts.newest(NEWEST).map(payoutRow)))}
        <h2>Paket / Parcels</h2>
        ${table(orNone(shipping.orders.newest(NEWEST).map(orderRow)))}
      </main>
    `,
  );
}
