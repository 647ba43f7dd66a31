/** What the user has, how they get it, and each movement. */
import { dataOf, market, type Page } from "./market.ts";
import { amount, button, byOffset, field, grouped, h, lines, link, on } from "./page.ts";
import { refresh, rupiah, when } from "./page.ts";
import { parseRupiah } from "../../shared/domain/rupiah.ts";
import { w } from "./words.ts";

export const wallet: Page = async ({ signal }) => {
  const { available, held, in_escrow } = dataOf(await market.get("/wallet/balance", { signal }));
  const tile = (words: string, amount: number) =>
    h("div.card", h("small", words), h("b", rupiah(amount)));
  const withdrawals = byOffset(async (offset) =>
    dataOf(await market.get("/wallet/withdrawals", { params: { query: { limit: 10, offset } } }))
  );
  const movements = byOffset(async (offset) =>
    dataOf(await market.get("/wallet/transactions", { params: { query: { limit: 20, offset } } }))
  );
  return [
    h("h2", w.nav.wallet),
    h("div.tiles", tile(w.available, available), tile(w.inEscrow, in_escrow), tile(w.held, held)),
    withdrawForm(available),
    h("h3", w.withdrawals),
    ...await lines(w.withdrawals, withdrawals, withdrawal, w.noWithdrawals),
    h("h3", w.transactions),
    ...await lines(w.transactions, movements, ({ type, order_reference, amount, created_at }) =>
      h(
        "li",
        h(
          "div",
          w.transaction[type],
          h("small", [order_reference, when(created_at)].filter(Boolean).join(" · ")),
        ),
        h("strong", rupiah(amount)),
      ), w.noTransactions),
  ];
};

function withdrawForm(available: number): HTMLElement {
  const taken = amount(
    { required: true, value: grouped(available) },
    { min: 1, max: available, words: w.amountBounds(rupiah(1), rupiah(available)) },
  );
  const form = h(
    "form.card.narrow",
    field(w.amount, taken),
    h("small", w.withdrawHint),
    h("button", w.withdraw),
  );
  form.hidden = available <= 0;
  return on(form, "submit", async () => {
    const body = { amount: parseRupiah(taken.value) };
    // One key until there is an answer: a second click takes no second amount. The balance says whether the first
    // click did, so that the same amount of a new balance is another withdrawal.
    const intent = `withdraw ${body.amount} of ${available}`;
    dataOf(await market.post("/wallet/withdrawals", { body, intent }));
    refresh();
  });
}

type Withdrawal = {
  id: string;
  status: keyof typeof w.withdrawal;
  amount: number;
  net: number;
  fee: number;
  payout_url: string | null;
  created_at: string;
};

function withdrawal({ id, status, amount, net, fee, payout_url, created_at }: Withdrawal) {
  const isOpen = status === "HELD" || status === "LINK_CREATED";
  const cancel = button(w.cancelWithdrawal, async () => {
    dataOf(await market.post("/wallet/withdrawals/{id}/cancel", { params: { path: { id } } }));
    refresh();
  });
  return h(
    "li",
    h(
      "div",
      h("strong", rupiah(amount)),
      ` ${w.netOf(rupiah(net), rupiah(fee))}`,
      h("small", `${w.withdrawal[status]} · ${when(created_at)}`),
    ),
    isOpen && h("div.row", !!payout_url && link(payout_url, w.openLink, "button"), cancel),
  );
}
