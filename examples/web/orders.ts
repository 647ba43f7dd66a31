/** What was bought and sold, and one order from payment to review. */
import { costs, untilPaid } from "./buy.ts";
import { photo } from "./cards.ts";
import { type Centimetres, centimetres, comparison, measured, measureFields } from "./fit.ts";
import { dataOf, market, openLabel, type Order, type Page } from "./market.ts";
import {
  amount,
  button,
  byOffset,
  choice,
  complain,
  done,
  field,
  folded,
  form,
  h,
} from "./page.ts";
import { lines, link, refresh, refreshSoon, rupiah, tell, when } from "./page.ts";
import { messageButton } from "./people.ts";
import { photoInput } from "./photos.ts";
import { parseRupiah } from "../../shared/domain/rupiah.ts";
import type { Result } from "../../clients/js/src/index.ts";
import { w } from "./words.ts";

type Part = Node | false | undefined;
const DISPUTABLE: Order["status"][] = [
  "SHIPPED",
  "DELIVERED",
  "RETURN_REQUESTED",
  "RETURN_APPROVED",
];

export const orders: Page = async ({ signal }) => {
  const section = (role: "buyer" | "seller", title: string, nothing: string) => {
    const read = byOffset(async (offset) => {
      const params = { query: { limit: 20, offset } };
      const page = dataOf(await market.get("/orders/my", { params, signal }));
      return { items: page[`as_${role}`], total: page[`total_as_${role}`] };
    });
    return lines(title, read, (order) => line(order, role === "buyer"), nothing);
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
    h(
      "div",
      link(`#/orders/${id}`, listing_title),
      h("small", reference),
      h("span.chip", w.status[status]),
    ),
    h("strong", rupiah(isBuyer ? total : item_price)),
    isBuyer && status === "AWAITING_PAYMENT" && !order.bundle && payLink(order),
  );
};

/** One invoice pays all orders of a bundle. */
const payLink = ({ payment, total, amount_due, bundle }: Order) =>
  !!payment?.invoice_url &&
  h("a.button", {
    href: payment.invoice_url,
    textContent: bundle ? w.payAll : w.pay(rupiah(amount_due ?? total)),
    target: "_blank",
  });

export const order: Page = async ({ id, me, signal }) => {
  const made = dataOf(await market.get("/orders/{id}", { params: { path: { id } }, signal }));
  const { status, listing_id, listing_title, listing_photo_url, reference, deadlines } = made;
  const isBuyer = made.buyer_id === me.id;
  if (isBuyer && status === "AWAITING_PAYMENT") {
    untilPaid(made, signal).then(() => signal.aborted || refreshSoon()).catch(complain);
  }
  const [deadline] = deadlines;
  return [
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
      "article.sided",
      h(
        "section",
        h(
          "section.card.now",
          h("h3", w.status[status]),
          h("p", (isBuyer ? w.buyerNext : w.sellerNext)[status]),
          !!deadline && h("small", w.until(w.status[deadline.to], when(deadline.at))),
          h("div.row", ...actions(made, isBuyer)),
        ),
        ...forms(made, isBuyer, await measurable(made, isBuyer, signal)),
        ...settlement(made, isBuyer),
        ...said(made),
        h(
          "div.row",
          messageButton(isBuyer ? w.messageSeller : w.messageBuyer, { order_id: id }),
          isBuyer && link("#/search", w.buyElse, "quiet button"),
        ),
      ),
      h(
        "section",
        await parcel(made, isBuyer, signal),
        await parcelmates(made, signal),
        h(
          "section.card",
          isBuyer
            ? costs(made)
            : h("dl.costs", h("dt", w.sum.item), h("dd", rupiah(made.item_price))),
          !!made.refunded_amount &&
            h("dl.costs", h("dt", w.sum.back), h("dd", rupiah(made.refunded_amount))),
        ),
        await history(id, signal),
      ),
    ),
  ];
};

/** What the buyer may measure of it: the names of its category. */
async function measurable({ listing_id, status }: Order, isBuyer: boolean, signal: AbortSignal) {
  if (!isBuyer || !DISPUTABLE.includes(status)) return [];
  const params = { path: { id: listing_id } };
  const [names, { data }] = await Promise.all([
    measured(),
    market.get("/listings/{id}", { params, signal }),
  ]);
  return data ? names[data.product_category] ?? [] : [];
}

/** The others of the same parcel, and what all of them cost. */
async function parcelmates({ id, bundle }: Order, signal: AbortSignal): Promise<Part> {
  if (!bundle) return;
  const others = await Promise.all(
    bundle.order_ids.filter((each) => each !== id).map(async (id) =>
      dataOf(await market.get("/orders/{id}", { params: { path: { id } }, signal }))
    ),
  );
  return h(
    "section.card",
    h("h3", w.sameParcel(rupiah(bundle.total))),
    h(
      "ul.lines",
      ...others.map(({ id, listing_title, listing_photo_url, status }) =>
        h(
          "li",
          photo(listing_photo_url, listing_title),
          h("div", link(`#/orders/${id}`, listing_title)),
          h("span.chip", w.status[status]),
        )
      ),
    ),
  );
}

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
    // Nobody has seen it before it is delivered.
    className: status === "DELIVERED" ? "main" : "",
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
      AWAITING_PAYMENT: [payLink(order), cancel],
      EXPIRED: [link(`#/listings/${order.listing_id}`, w.seeItem, "button")],
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
function forms(order: Order, isBuyer: boolean, names: string[]): Part[] {
  const { id, status, dispute, reviewed_at } = order;
  const params = { path: { id } };
  const is = (...of: Order["status"][]) => of.includes(status);
  const askReturn = () =>
    problemForm(w.askReturn, true, async ({ reason, description, photos }) => {
      const body = { reason: reason as keyof typeof w.reasons, description, photos };
      dataOf(await market.post("/orders/{id}/return-request", { params, body, intent: "return" }));
    });
  const openDispute = () =>
    problemForm(
      w.openDispute,
      true,
      async ({ measured, ...said }) => {
        const body = { ...said, ...measured && { measured } };
        dataOf(await market.put("/orders/{id}/dispute", { params, body, intent: "dispute" }));
      },
      [h("small", w.disputeHint), isBuyer && measuring(names)],
    );
  const answer = () =>
    problemForm(w.answerDispute, false, async ({ description, photos }) => {
      const body = { description, photos };
      dataOf(await market.put("/orders/{id}/dispute/answer", { params, body, intent: "answer" }));
    });
  const mayAnswer = dispute?.status === "open" && !dispute.answer &&
    (dispute.opened_by === "buyer") !== isBuyer;
  return isBuyer
    ? [
      is("COMPLETED") && (reviewed_at ? h("p.notice", w.reviewed) : reviewForm(id)),
      is("DELIVERED") && askReturn(),
      DISPUTABLE.includes(status) && openDispute(),
      mayAnswer && answer(),
    ]
    : [
      is("READY_TO_SHIP") && shipForm(id),
      is("RETURN_REQUESTED") && rejectForm(id),
      is("RETURN_APPROVED") && openDispute(),
      mayAnswer && answer(),
    ];
}

/** What was received, to stand beside what the listing declares. */
const measuring = (names: string[]) =>
  names.length > 0 &&
  h("fieldset", h("legend", w.measuredHint), h("div.fields", ...measureFields(names)));

interface Problem {
  reason: string;
  description: string | null;
  photos: string[];
  measured: Centimetres | null;
}

/** What is wrong, in words and photos. */
function problemForm(
  title: string,
  hasReason: boolean,
  send: (problem: Problem) => Promise<unknown>,
  more: Part[] = [],
): HTMLElement {
  const words = { name: "description", rows: 3, maxLength: 2000, required: !hasReason };
  const photos = photoInput();
  const fields = [
    hasReason && field(w.reason, choice(w.reasons, "", { name: "reason" })),
    field(w.details, h("textarea", words)),
    photos.element,
    ...more,
  ];
  const problem = form("form", fields, w.send, async ({ reason = "", description, ...texts }) => {
    const measured = centimetres(texts);
    await send({ reason, description: description ?? null, photos: photos.urls(), measured });
    refresh();
  });
  return folded(title, problem);
}

const shipForm = (id: string) =>
  folded(
    w.ownNumber,
    form(
      "form",
      [field(w.trackingNumber, h("input", { name: "number", required: true, maxLength: 64 }))],
      w.sent,
      async ({ number: tracking_number = "" }) => {
        const params = { path: { id } };
        done(await market.put("/orders/{id}/ship", { params, body: { tracking_number } }));
      },
    ),
  );

const rejectForm = (id: string) =>
  folded(
    w.rejectReturn,
    form(
      "form",
      [field(
        w.details,
        h("textarea", { name: "reason", required: true, maxLength: 200, rows: 2 }),
      )],
      w.send,
      async ({ reason = "" }) => {
        const to = { params: { path: { id } }, body: { reason }, intent: "reject" };
        done(await market.put("/orders/{id}/return-reject", to));
      },
    ),
  );

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
  const comment = h("textarea", { name: "comment", rows: 2, maxLength: 1000 });
  return form(
    "form.card",
    [h("fieldset.stars", h("legend", w.review), ...stars), field(w.comment, comment)],
    w.sendReview,
    async ({ rating, comment }) => {
      const body = { order_id, rating: Number(rating), comment: comment ?? null };
      done(await market.post("/reviews", { body }));
    },
  );
}

/** Either side offers what the buyer gets back for keeping it; the other one accepts. */
function settlement({ id, status, settlement, total }: Order, isBuyer: boolean): Part[] {
  if (!["RETURN_REQUESTED", "RETURN_APPROVED", "DISPUTED"].includes(status)) return [];
  const params = { path: { id } };
  const isOpen = settlement?.status === "open";
  const isTheirs = isOpen && settlement.offered_by !== (isBuyer ? "buyer" : "seller");
  const back = amount(
    { name: "amount", required: true },
    { min: 1, max: total, words: w.amountBounds(rupiah(1), rupiah(total)) },
  );
  const fields = [h("small", w.settleHint), field(w.amount, back)];
  const offer = form("form", fields, w.send, async ({ amount = "" }) => {
    const body = { refund_amount: parseRupiah(amount) };
    done(await market.post("/orders/{id}/settlement", { params, body, intent: "settle" }));
  });
  const accept = () =>
    button(w.acceptSettlement(rupiah(settlement!.refund_amount)), async () => {
      const body = { settlement_id: settlement!.id };
      done(await market.post("/orders/{id}/settlement/accept", { params, body, intent: "accept" }));
    });
  return [
    isOpen &&
    h("p.notice", `${w.settlement(rupiah(settlement.refund_amount))} `, isTheirs && accept()),
    folded(w.settle, offer),
  ];
}

type Measurements = NonNullable<NonNullable<Order["dispute"]>["measurements"]>;

function compared(measurements: Measurements): Part {
  const column = (side: "declared" | "measured") =>
    Object.fromEntries(measurements.map((each) => [each.name, each[side] ?? 0]));
  return comparison({ [w.declared]: column("declared"), [w.measuredBy]: column("measured") });
}

/** What both sides have said about a return or dispute, with their photos. */
function said({ return: returned, dispute }: Order): Part[] {
  const words = (
    title: string,
    reason: string | null,
    text: string | null,
    photos: string[],
    ...more: Part[]
  ) =>
    h(
      "section.card",
      h("h3", title),
      !!reason && h("p", w.reasons[reason as keyof typeof w.reasons] ?? reason),
      !!text && h("p.text", text),
      photos.length > 0 &&
        h("div.thumbs", ...photos.map((src, at) => photo(src, w.photoOf(title, at + 1)))),
      ...more,
    );
  const answer = dispute?.answer;
  return [
    !!returned && words(w.returnBecause, returned.reason, returned.description, returned.photos),
    !!dispute &&
    words(
      w.disputeBecause,
      dispute.reason,
      dispute.description,
      dispute.photos,
      compared(dispute.measurements ?? []),
    ),
    !!answer && words(w.answered, null, answer.description, answer.photos),
    !!dispute?.resolution && words(
      w.decided,
      null,
      w.decisions[dispute.resolution],
      [],
      !!dispute.note && h("p.text", dispute.note),
    ),
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
  const steps = (data?.history ?? []).map(({ status, status_label, note, at }) => {
    const words = [w.parcelStep(status, status_label), note].filter(Boolean).join(": ");
    return h("li", h("span", words), h("small", when(at)));
  });
  return h("section.card", h("h3", w.parcel), h("p", tracking_number), h("ol.steps", ...steps));
}

async function history(id: string, signal: AbortSignal): Promise<Part> {
  const params = { path: { id } };
  const done = dataOf(await market.get("/orders/{id}/timeline", { params, signal }));
  const steps = done.map(({ to, at }) => h("li", h("span", w.status[to]), h("small", when(at))));
  return h("section.card", h("h3", w.history), h("ol.steps", ...steps));
}
