/** The page where the buyer sees what is asked of them and pays it with one press. */
import { html } from "hono/html";
import { layout, type Markup, rupiah, time } from "../layout.ts";
import { type Invoice, merchantName } from "./invoice.ts";

const states = {
  PENDING: { badge: "wait", label: "Menunggu pembayaran / Awaiting payment" },
  PAID: { badge: "good", label: "Lunas / Paid" },
  EXPIRED: { badge: "over", label: "Kedaluwarsa / Expired" },
};

export function payPage(invoice: Invoice, now: Date): Markup {
  const { request, status, payment } = invoice;
  const { badge, label } = states[status];
  return layout(
    `${merchantName}: ${rupiah(request.amount)}`,
    html`
      <main class="card">
        <p class="merchant">${merchantName}</p>
        <p class="amount">${rupiah(request.amount)}</p>
        <p><span class="badge ${badge}">${label}</span></p>
        <dl>
          <dt>Untuk / For</dt>
          <dd>${request.description ?? request.external_id}</dd>
          <dt>Nomor / Reference</dt>
          <dd>${request.external_id}</dd>
          ${(request.items ?? []).map((item) =>
            html`
              <dt>${item.name} × ${item.quantity}</dt>
              <dd>${rupiah(item.price * item.quantity)}</dd>
            `
          )} ${(request.fees ?? []).map((fee) =>
            html`
              <dt>${fee.type}</dt>
              <dd>${rupiah(fee.value)}</dd>
            `
          )} ${payment === null
            ? html`
              <dt>Bayar sebelum / Pay before</dt>
              <dd>${time(invoice.expiryDate)}</dd>
            `
            : html`
              <dt>Dibayar / Paid</dt>
              <dd>${rupiah(payment.amount)}, ${time(payment.at)}</dd>
            `}
        </dl>
        ${status === "PENDING"
          ? html`
            <form method="post"><button class="primary">Bayar / Pay</button></form>
          `
          : ""} ${status === "PAID"
          ? html`
            <p class="note">
              Terima kasih! Penjual sudah diberi tahu.<br>Thank you! The seller has been told.
            </p>
          `
          : ""} ${status === "EXPIRED"
          ? html`
            <p class="note">
              Tagihan ini tidak bisa dibayar lagi.<br>This invoice can no longer be paid.
            </p>
          `
          : ""}
        <p class="note">Simulasi, bukan uang sungguhan / A sandbox, no real money · ${time(now)}</p>
      </main>
    `,
  );
}
