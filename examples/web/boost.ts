/** Showing a listing higher up for some days: what it costs, its invoice, or until when it lasts. */
import { dataOf, market } from "./market.ts";
import { choice, complain, field, folded, form, h, link, rupiah, when } from "./page.ts";
import { w } from "./words.ts";

export async function boostBox(listing_id: string, signal: AbortSignal): Promise<HTMLElement> {
  /** The rest of the page stays: its form may be half written. */
  const showAgain = async (box: HTMLElement) => box.replaceWith(await boostBox(listing_id, signal));
  const [packages, { items }] = await Promise.all([
    market.get("/boosts/packages", { signal }).then(dataOf),
    market.get("/boosts", { params: { query: { limit: 100 } }, signal }).then(dataOf),
  ]);
  const current = items.find((each) =>
    each.listing_id === listing_id && ["AWAITING_PAYMENT", "ACTIVE"].includes(each.status)
  );
  if (current?.status === "ACTIVE") return h("p.notice", w.boosted(when(current.ends_at!)));
  if (current) {
    const pay = link(current.payment.invoice_url ?? "", w.pay(rupiah(current.price)), "button");
    pay.target = "_blank";
    const box = h("p.notice.row", h("span", w.boostUnpaid), pay);
    // Back from the invoice.
    document.addEventListener(
      "visibilitychange",
      () => document.hidden || !box.isConnected || showAgain(box).catch(complain),
      { signal },
    );
    return box;
  }
  const terms = Object.fromEntries(
    packages.map(({ package: name, days, price }) => [name, w.boostFor(days, rupiah(price))]),
  );
  const select = choice(terms, "", { name: "package" });
  const buy = form(
    "form",
    [field(w.boostHint, select)],
    w.boost,
    async ({ package: name = "" }) => {
      const body = { listing_id, package: name };
      dataOf(await market.post("/boosts", { body, intent: `boost ${listing_id}` }));
      await showAgain(box);
    },
  );
  const box = folded(w.boost, buy);
  return box;
}
