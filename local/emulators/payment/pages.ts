import { html } from "hono/html";
import { badge, type Markup } from "../../html.ts";
import { layout, rupiah, time } from "../layout.ts";
import { merchantName } from "./business.ts";
import type { Invoice } from "./invoices.ts";
import type { Payout, PayoutStatus } from "./payouts.ts";

type State = readonly [tone: string, label: string];

const INVOICE_STATES: Record<Invoice["status"], State> = {
  PENDING: ["wait", "Menunggu pembayaran / Awaiting payment"],
  PAID: ["good", "Lunas / Paid"],
  EXPIRED: ["over", "Kedaluwarsa / Expired"],
};
const PAYOUT_STATES: Record<PayoutStatus, State> = {
  PENDING: ["wait", "Menunggu diklaim / Waiting to be claimed"],
  CLAIMED: ["wait", "Sedang ditransfer / Being transferred"],
  COMPLETED: ["good", "Sudah ditransfer / Paid"],
  FAILED: ["over", "Gagal / Failed"],
  VOIDED: ["over", "Dibatalkan / Voided"],
  EXPIRED: ["over", "Kedaluwarsa / Expired"],
  REVERSED: ["over", "Dikembalikan bank / Returned by the bank"],
};
const SANDBOX = "Simulasi, bukan uang sungguhan / A sandbox, no real money";

const note = (content: unknown) => html`<p class="note">${content}</p>`;

function card(
  amount: number,
  [tone, label]: State,
  facts: readonly (readonly [string, string])[],
  rest: unknown,
): Markup {
  return layout(
    `${merchantName}: ${rupiah(amount)}`,
    html`
      <main class="pay" id="content">
        <h1 class="merchant">${merchantName}</h1>
        <p class="amount">${rupiah(amount)}</p>
        <p>${badge(label, tone)}</p>
        <dl>${facts.map(([name, value]) =>
          html`
            <dt>${name}</dt>
            <dd>${value}</dd>
          `
        )}</dl>
        ${rest}
      </main>
    `,
  );
}

export function payPage({ request, status, payment, expiryDate }: Invoice, now: Date): Markup {
  const { items = [], fees = [] } = request;
  const rest = {
    PENDING: html`<form method="post"><button class="primary">Bayar / Pay</button></form>`,
    PAID: note(
      html`Terima kasih! Penjual sudah diberi tahu.<br>Thank you! The seller is notified.`,
    ),
    EXPIRED: note(
      html`Tagihan ini tidak bisa dibayar lagi.<br>This invoice can no longer be paid.`,
    ),
  };
  return card(request.amount, INVOICE_STATES[status], [
    ["Untuk / For", request.description ?? request.external_id],
    ["Nomor / Reference", request.external_id],
    ...items.map((each) =>
      [`${each.name} × ${each.quantity}`, rupiah(each.price * each.quantity)] as const
    ),
    ...fees.map(({ type, value }) => [type, rupiah(value)] as const),
    payment === null
      ? ["Bayar sebelum / Pay before", time(expiryDate)]
      : ["Dibayar / Paid", `${rupiah(payment.amount)}, ${time(payment.at)}`],
  ], [rest[status], note(`${SANDBOX} · ${time(now)}`)]);
}

export function payoutPage(payout: Payout): Markup {
  const { request, status, expires, password, wrongPasswords } = payout;
  const claim = html`
    <form method="post">
      <p><input name="bank" value="BCA" aria-label="Bank"></p>
      <p><input name="account" value="8888001122" aria-label="Nomor rekening / Account number"></p>
      <p><input name="password" value="${password}" aria-label="Kata sandi / Password"></p>
      <button class="primary">Klaim / Claim</button>
    </form>
    <p class="note">
      ${wrongPasswords > 0 ? `${wrongPasswords}/3 kata sandi salah / wrong passwords. ` : ""}
      Kata sandi dikirim lewat email; di sini sudah terisi. The provider e-mails the password; this
      page fills it in.
    </p>
  `;
  return card(request.amount, PAYOUT_STATES[status], [
    ["Untuk / For", request.email],
    ["Nomor / Reference", request.external_id],
    ["Klaim sebelum / Claim before", time(expires)],
  ], [status === "PENDING" ? claim : "", note(SANDBOX)]);
}
