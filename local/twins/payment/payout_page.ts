/** The page where a seller says to which bank the money goes. */
import { html } from "hono/html";
import { layout, type Markup, rupiah, time } from "../layout.ts";
import { merchantName } from "./invoice.ts";
import type { Payout, PayoutStatus } from "./payout.ts";

const states: Record<PayoutStatus, { badge: string; label: string }> = {
  PENDING: { badge: "wait", label: "Menunggu diklaim / Waiting to be claimed" },
  CLAIMED: { badge: "wait", label: "Sedang ditransfer / On its way to the bank" },
  COMPLETED: { badge: "good", label: "Sudah ditransfer / Paid" },
  FAILED: { badge: "over", label: "Gagal / Failed" },
  VOIDED: { badge: "over", label: "Dibatalkan / Voided" },
  EXPIRED: { badge: "over", label: "Kedaluwarsa / Expired" },
  REVERSED: { badge: "over", label: "Dikembalikan bank / Returned by the bank" },
};

export function payoutPage(payout: Payout): Markup {
  const { request, status, expires, password, wrongPasswords } = payout;
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
          <dd>${request.email}</dd>
          <dt>Nomor / Reference</dt>
          <dd>${request.external_id}</dd>
          <dt>Klaim sebelum / Claim before</dt>
          <dd>${time(expires)}</dd>
        </dl>
        ${status === "PENDING"
          ? html`
            <form method="post">
              <p><input name="bank" value="BCA" aria-label="Bank"></p>
              <p>
                <input name="account" value="8888001122" aria-label="Nomor rekening / Account number">
              </p>
              <p><input name="password" value="${password}" aria-label="Kata sandi / Password"></p>
              <button class="primary">Klaim / Claim</button>
            </form>
            <p class="note">
              ${wrongPasswords > 0
                ? `${wrongPasswords}/3 kata sandi salah / wrong passwords. `
                : ""}
              Kata sandi dikirim lewat email; di sini sudah terisi. The password comes by e-mail; here it is
              filled in.
            </p>
          `
          : ""}
        <p class="note">Simulasi, bukan uang sungguhan / A sandbox, no real money</p>
      </main>
    `,
  );
}
