/** What was bought and sold, and one order from payment to review. */
import { costs, untilPaid } from "./buy.ts";
import { photo } from "./cards.ts";
import { dataOf, market, openLabel, type Order, type Page } from "./market.ts";
import { button, byOffset, choice, complain, field, filled, folded, h } from "./page.ts";
import { link, on, paged, refresh, rupiah, tell, when } from "./page.ts";
import { messageButton } from "./people.ts";
import { photoInput } from "./photos.ts";
import type { Result } from "../../clients/js/src/index.ts";
import { w } from "./words.ts";

type Part = Node | false | undefined;

export const orders: Page = async ({ signal }) => {
  const section = (role: "buyer" | "seller", title: string, nothing: string) => {
    const read = byOffset(async (offset) => {
      const params = { query: { limit: 20, offset } };
      const page = dataOf(await market.get("/orders/my", { params, signal }));
      return { items: page[`as_${role}`], total: page[`total_as_${role}`] };
    });
    return paged(title, read, (order) => line(order, role === "buyer"), nothing);
  };
  return [
    h("h2", w.nav.orders),
    h("h3", w.bought),
    ...await section("buyer", w.bought, w.noBought),
    h("h3", w.sold),
    ...await section("seller", w.sold, w.noSold),
  ];
};

const line = (order: Order, isBuyer: boolean) => {
  const { id, listing_title, listing_photo_url, reference, status, item_price, total } = order;
  return h(
    "li",
    photo(listing_photo_url, listing_title),
    h("div", link(`#/orders/${id}`, listing_title), h("small", reference)),
    h("strong", rupiah(isBuyer ? total : item_price)),
    isBuyer && status === "AWAITING_PAYMENT" ? payLink(order) : h("span.chip", w.status[status]),
  );
};

const payLink = ({ payment, total, amount_due }: Order) =>
  h("a.button", {
    href: payment?.invoice_url ?? "",
    textContent: w.pay(rupiah(amount_due ?? total)),
    target: "_blank",
  });

export const order: Page = async ({ id, me, signal }) => {
  const made = dataOf(await market.get("/orders/{id}", { params: { path: { id } }, signal }));
  const { status, listing_id, listing_title, listing_photo_url, reference, deadlines } = made;
  const isBuyer = made.buyer_id === me.id;
  if (isBuyer && status === "AWAITING_PAYMENT") {
    untilPaid(made, signal).then(() => signal.aborted || refresh()).catch(complain);
  }
  const [deadline] = deadlines;
  return [h(
    "article.order",
    h(
      "div.about",
      h(
        "a",
        { href: `#/listings/${listing_id}`, ariaLabel: listing_title },
        photo(listing_photo_url, listing_title),
      ),
      h("div", h("h2", listing_title), h("small", `${reference} · ${when(made.created_at)}`)),
    ),
    h(
      "section.card.now",
      h("h3", w.status[status]),
      h("p", (isBuyer ? w.buyerNext : w.sellerNext)[status]),
      !!deadline && h("small", w.until(w.status[deadline.to], when(deadline.at))),
      h("div.row", ...actions(made, isBuyer)),
    ),
    ...forms(made, isBuyer),
    ...settlement(made, isBuyer),
    ...said(made),
    await parcel(made, isBuyer, signal),
    h(
      "section.card",
      isBuyer ? costs(made) : h("dl.costs", h("dt", w.sum.item), h("dd", rupiah(made.item_price))),
    ),
    await history(id, signal),
    h(
      "div.row",
      messageButton(isBuyer ? w.messageSeller : w.messageBuyer, { order_id: id }),
      isBuyer && link("#/search", w.buyElse, "quiet button"),
    ),
  )];
};

/** The buttons that are possible now. The service has the last word. */
function actions(order: Order, isBuyer: boolean): Part[] {
  const { id, status, label_url } = order;
  const to = { params: { path: { id } } };
  const act = (
    words: string,
    call: () => Promise<Result<unknown>>,
    { sure = "", className = "main", after = (_: Order): unknown => undefined } = {},
  ) =>
    button(words, async () => {
      if (sure && !confirm(sure)) return;
      await after(dataOf(await call()) as Order);
      refresh();
    }, { className });
  const cancel = act(w.cancel, () => market.put("/orders/{id}/cancel", { ...to, body: {} }), {
    sure: w.cancelSure,
    className: "",
  });
  const done = act(w.confirm, () => market.put("/orders/{id}/confirm", to), {
    sure: w.confirmSure,
  });
  const body = { order_id: id };
  const book = act(w.book, () => market.post("/shipping/book", { body, intent: `book ${id}` }));
  const label = !!label_url &&
    button(w.label, () => openLabel(id, "outbound"), { className: "main" });
  const approve = act(
    w.approveReturn,
    () => market.put("/orders/{id}/return-approve", { ...to, intent: "approve" }),
  );
  const returnLabel = act(
    w.returnLabel,
    () => market.post("/orders/{id}/return-label", { ...to, intent: "label" }),
    { after: () => openLabel(id, "return") },
  );
  const received = act(
    w.returnReceived,
    () => market.put("/orders/{id}/return-received", { ...to, intent: "received" }),
    // No carrier has scanned it: it is a case for staff.
    { after: ({ status }) => status === "RETURN_APPROVED" && tell(w.returnUnproven) },
  );
  const byStatus: Partial<Record<Order["status"], Part[]>> = isBuyer
    ? {
      AWAITING_PAYMENT: [!!order.payment && payLink(order), cancel],
      READY_TO_SHIP: [cancel],
      SHIPPED: [done],
      DELIVERED: [done],
      RETURN_APPROVED: [returnLabel],
    }
    : {
      AWAITING_PAYMENT: [cancel],
      READY_TO_SHIP: [label || book, cancel],
      RETURN_REQUESTED: [approve],
      RETURN_APPROVED: [received],
    };
  return byStatus[status] ?? [];
}

/** What needs words or photos. */
function forms(order: Order, isBuyer: boolean): Part[] {
  const { id, status, dispute } = order;
  const params = { path: { id } };
  const is = (...of: Order["status"][]) => of.includes(status);
  const askReturn = () =>
    problemForm(w.askReturn, true, async ({ reason, ...rest }) => {
      const body = { reason: reason as keyof typeof w.reasons, ...rest };
      dataOf(await market.post("/orders/{id}/return-request", { params, body, intent: "return" }));
    });
  const openDispute = () =>
    problemForm(w.openDispute, true, async (body) => {
      dataOf(await market.put("/orders/{id}/dispute", { params, body, intent: "dispute" }));
    });
  const answer = () =>
    problemForm(w.answerDispute, false, async ({ description, photos }) => {
      const body = { description, photos };
      dataOf(await market.put("/orders/{id}/dispute/answer", { params, body, intent: "answer" }));
    });
  const mayAnswer = dispute?.status === "open" && !dispute.answer &&
    (dispute.opened_by === "buyer") !== isBuyer;
  return isBuyer
    ? [
      is("COMPLETED") && reviewForm(id),
      is("DELIVERED") && askReturn(),
      is("SHIPPED", "DELIVERED", "RETURN_REQUESTED", "RETURN_APPROVED") && openDispute(),
      mayAnswer && answer(),
    ]
    : [
      is("READY_TO_SHIP") && shipForm(id),
      is("RETURN_REQUESTED") && rejectForm(id),
      is("RETURN_APPROVED") && openDispute(),
      mayAnswer && answer(),
    ];
}

type Problem = { reason: string; description: string | null; photos: string[] };

/** What is wrong, in words and photos. */
function problemForm(
  title: string,
  hasReason: boolean,
  send: (problem: Problem) => Promise<unknown>,
): HTMLElement {
  const reason = choice(w.reasons);
  const words = h("textarea", { rows: 3, maxLength: 2000, required: !hasReason });
  const photos = photoInput();
  const form = h(
    "form",
    hasReason && field(w.reason, reason),
    field(w.details, words),
    photos.element,
    title === w.openDispute && h("small", w.disputeHint),
    h("button", w.send),
  );
  on(form, "submit", async () => {
    const description = words.value.trim() || null;
    await send({ reason: reason.value, description, photos: photos.urls() });
    refresh();
  });
  return folded(title, form);
}

function shipForm(id: string): HTMLElement {
  const number = h("input", { required: true, maxLength: 64 });
  const form = h("form", field(w.trackingNumber, number), h("button", w.sent));
  on(form, "submit", async () => {
    const body = { tracking_number: number.value };
    dataOf(await market.put("/orders/{id}/ship", { params: { path: { id } }, body }));
    refresh();
  });
  return folded(w.ownNumber, form);
}

function rejectForm(id: string): HTMLElement {
  const reason = h("textarea", { required: true, maxLength: 200, rows: 2 });
  const form = h("form", field(w.details, reason), h("button", w.send));
  on(form, "submit", async () => {
    const body = { reason: reason.value };
    dataOf(
      await market.put("/orders/{id}/return-reject", {
        params: { path: { id } },
        body,
        intent: "reject",
      }),
    );
    refresh();
  });
  return folded(w.rejectReturn, form);
}

function reviewForm(order_id: string): HTMLElement {
  const stars = [1, 2, 3, 4, 5].map((value) =>
    h(
      "label.star",
      h("input", {
        type: "radio",
        name: "rating",
        required: true,
        value,
        ariaLabel: w.stars(value),
      }),
      "★",
    )
  );
  const form = h(
    "form.card",
    h("fieldset.stars", h("legend", w.review), ...stars),
    field(w.comment, h("textarea", { name: "comment", rows: 2, maxLength: 1000 })),
    h("button", w.sendReview),
  );
  return on(form, "submit", async () => {
    const { rating, comment } = filled(form);
    const body = { order_id, rating: Number(rating), comment: comment ?? null };
    dataOf(await market.post("/reviews", { body }));
    form.replaceWith(h("p.notice", { role: "status" }, w.reviewed));
  });
}

/** Either side offers what the buyer gets back for keeping it; the other one accepts. */
function settlement({ id, status, settlement, total }: Order, isBuyer: boolean): Part[] {
  if (!["RETURN_REQUESTED", "RETURN_APPROVED", "DISPUTED"].includes(status)) return [];
  const params = { path: { id } };
  const isOpen = settlement?.status === "open";
  const isTheirs = isOpen && settlement.offered_by !== (isBuyer ? "buyer" : "seller");
  const amount = h("input", { type: "number", min: 1, max: total, required: true });
  const form = h("form", h("small", w.settleHint), field(w.amount, amount), h("button", w.send));
  on(form, "submit", async () => {
    const body = { refund_amount: amount.valueAsNumber };
    dataOf(await market.post("/orders/{id}/settlement", { params, body, intent: "settle" }));
    refresh();
  });
  const accept = () =>
    button(w.acceptSettlement(rupiah(settlement!.refund_amount)), async () => {
      const body = { settlement_id: settlement!.id };
      dataOf(
        await market.post("/orders/{id}/settlement/accept", { params, body, intent: "accept" }),
      );
      refresh();
    });
  return [
    isOpen &&
    h("p.notice", `${w.settlement(rupiah(settlement.refund_amount))} `, isTheirs && accept()),
    folded(w.settle, form),
  ];
}

/** What both sides have said about a return or dispute, with their photos. */
function said({ return: returned, dispute }: Order): Part[] {
  const words = (title: string, reason: string | null, text: string | null, photos: string[]) =>
    h(
      "section.card",
      h("h3", title),
      !!reason && h("p", w.reasons[reason as keyof typeof w.reasons] ?? reason),
      !!text && h("p.text", text),
      photos.length > 0 &&
        h("div.thumbs", ...photos.map((src, at) => photo(src, w.photoOf(title, at + 1)))),
    );
  const answer = dispute?.answer;
  return [
    !!returned && words(w.returnBecause, returned.reason, returned.description, returned.photos),
    !!dispute && words(w.disputeBecause, dispute.reason, dispute.description, dispute.photos),
    !!answer && words(w.answered, null, answer.description, answer.photos),
  ];
}

/** Where the parcel is, and for the seller where it goes. */
async function parcel(
  { tracking_number, status, recipient, shipped_at }: Order,
  isBuyer: boolean,
  signal: AbortSignal,
): Promise<Part> {
  if (!isBuyer && status === "READY_TO_SHIP") {
    const { recipient_name, phone, street, district, city, province, postal_code } = recipient;
    const place = [district, city, province, postal_code].filter(Boolean).join(", ");
    const lines = [recipient_name, phone, street, place].filter(Boolean).map((text) =>
      h("p", text)
    );
    return h("section.card", h("h3", w.sendTo), ...lines);
  }
  if (!tracking_number || !shipped_at) return;
  const params = { path: { trackingNumber: tracking_number } };
  const { data } = await market.get("/shipping/track/{trackingNumber}", { params, signal });
  const steps = (data?.history ?? []).map(({ status_label, note, at }) =>
    h("li", h("span", [status_label, note].filter(Boolean).join(": ")), h("small", when(at)))
  );
  return h("section.card", h("h3", w.parcel), h("p", tracking_number), h("ol.steps", ...steps));
}

async function history(id: string, signal: AbortSignal): Promise<Part> {
  const params = { path: { id } };
  const done = dataOf(await market.get("/orders/{id}/timeline", { params, signal }));
  const steps = done.map(({ to, at }) => h("li", h("span", w.status[to]), h("small", when(at))));
  return h("section.card", h("h3", w.history), h("ol.steps", ...steps));
}
