/** Selling: photos first, from which the rest is proposed; and changing what is for sale. */
import { boostBox } from "./boost.ts";
import { centimetres, measured, measureFields } from "./fit.ts";
import { dataOf, type FullListing, market, type Page } from "./market.ts";
import {
  amount,
  busy,
  button,
  choice,
  field,
  filled,
  grouped,
  h,
  on,
  once,
  rupiah,
  tell,
} from "./page.ts";
import { photoInput } from "./photos.ts";
import { parseRupiah } from "../../shared/domain/rupiah.ts";
import { w } from "./words.ts";

const PRICES = {
  min: 1_000,
  max: 100_000_000,
  words: w.amountBounds(rupiah(1_000), rupiah(100_000_000)),
};

export const sell: Page = async () => [h("h2", w.sellTitle), listingForm(await measured())];

export const edit: Page = async ({ id, signal }) => {
  const params = { path: { id } };
  const [names, listing] = await Promise.all([
    measured(),
    market.get("/listings/{id}", { params, signal }).then(dataOf),
  ]);
  const remove = button(w.delete, async () => {
    if (!confirm(w.deleteSure)) return;
    dataOf(await market.delete("/listings/{id}", { params }));
    location.hash = "#/mine";
  });
  const boost = listing.status === "active" && await boostBox(id, signal);
  const parts = [h("h2", w.editTitle), boost, listingForm(names, listing), remove];
  return parts.filter((part) => part instanceof Node);
};

/** A line for each flaw: its text, and a photo of it. */
function flawInput(known: FullListing["flaws"] = []) {
  const lines = h("ul.flaws");
  const flaws = new Map<HTMLElement, () => FullListing["flaws"][number]>();
  const show = (text = "", photo?: string) => {
    const input = h("input", { value: text, maxLength: 200 });
    const photos = photoInput(photo ? [photo] : [], { max: 1 });
    const remove = button("✕", async () => {
      flaws.delete(line);
      line.remove();
      add.hidden = false;
      add.focus();
    }, { ariaLabel: w.removeFlaw });
    const line = h("li", field(w.flaw, input), photos.element, remove);
    flaws.set(line, () => {
      const [photo] = photos.urls();
      const text = input.value.trim();
      if (photo && !text) {
        input.focus();
        throw new Error(w.flawWords);
      }
      return { text, ...photo && { photo } };
    });
    lines.append(line);
    add.hidden = flaws.size === 10;
    return input;
  };
  const add = button(w.addFlaw, async () => show().focus());
  known.forEach(({ text, photo }) => show(text, photo));
  return {
    element: h("fieldset", h("legend", w.flaws), lines, add),
    /** A line without words and photo is none. */
    flaws: () => [...flaws.values()].map((flaw) => flaw()).filter(({ text }) => text),
  };
}

function listingForm(names: Record<string, string[]>, listing?: FullListing): HTMLElement {
  const photos = photoInput(listing?.photos, { added: (url) => propose(url) });
  const flaws = flawInput(listing?.flaws);
  const measures = h("fieldset.fields");
  const input = (name: string, props = {}) => h("input", { name, ...props });
  const form = h(
    "form.card.sell",
    !listing && h("p", w.photoHint),
    photos.element,
    field(w.title, input("title", { required: true, minLength: 3, maxLength: 120 })),
    field(w.description, h("textarea", { name: "description", rows: 4, maxLength: 5000 })),
    field(w.price, amount({ name: "price", required: true }, PRICES)),
    field(w.fields.product_category, choice(w.category, "", { name: "product_category" })),
    field(w.fields.gender, choice(w.gender, "", { name: "gender" })),
    field(w.fields.condition, choice(w.condition, "good", { name: "condition" })),
    field(w.fields.brand, input("brand", { maxLength: 80 })),
    field(w.fields.size, input("size", { maxLength: 40 })),
    field(w.sizeSystem, choice(w.sizeSystems, "", { name: "size_system" })),
    field(w.color, input("color", { maxLength: 40 })),
    field(w.weight, input("weight_grams", { type: "number", required: true, min: 1, max: 30_000 })),
    measures,
    flaws.element,
    h("button", listing ? w.save : w.publish),
  );
  const category = form.elements.namedItem("product_category") as HTMLSelectElement;
  /** What is measured depends on the category; what has been filled in stays. */
  const showMeasures = (known = centimetres(filled(form))) =>
    measures.replaceChildren(
      h("legend", w.measureHint),
      ...measureFields(names[category.value] ?? [], known),
    );
  category.addEventListener("change", () => showMeasures());
  const fill = (values: Record<string, unknown>, isOver: boolean) => {
    for (const [name, value] of Object.entries(values)) {
      const element = form.elements.namedItem(name) as HTMLInputElement | null;
      if (!element || !value || !isOver && touched.has(name)) continue;
      element.value = name === "price" ? grouped(Number(value)) : String(value);
    }
  };
  /** What the seller has written stays. */
  const touched = new Set<string>();
  form.addEventListener("input", ({ target }) => touched.add((target as HTMLInputElement).name));

  async function propose(photo_url: string): Promise<void> {
    if (photos.urls().length > 1) return;
    const ask = () => market.post("/ai/categorize", { body: { photo_url } });
    const { data } = await busy(w.looking, ask);
    // Without a proposal the form is filled in by hand.
    if (!data?.is_fashion_item) {
      tell(w.noProposal);
      return;
    }
    const { category, suggested_price, gender, colors } = data as Extract<
      typeof data,
      { category: string }
    >;
    fill({
      ...data,
      product_category: category,
      price: suggested_price,
      gender: { men: "male", women: "female" }[gender],
      color: colors[0],
    }, false);
    showMeasures();
    tell(w.proposed);
  }

  if (listing) fill(listing, true);
  showMeasures(listing?.measurements);
  const save = async () => {
    if (photos.urls().length === 0) throw new Error(w.needPhoto);
    const texts = filled(form);
    const measurements = centimetres(texts);
    const { title = "", price = "", weight_grams, ...rest } = Object.fromEntries(
      Object.entries(texts).filter(([name]) => !name.startsWith("cm.")),
    );
    // A field that is empty now is cleared.
    const cleared = { description: null, brand: null, size: null, size_system: null, color: null };
    const body = {
      ...cleared,
      ...rest as Pick<
        FullListing,
        "product_category" | "gender" | "condition" | "size_system"
      >,
      title,
      price: parseRupiah(price),
      weight_grams: Number(weight_grams),
      photos: photos.urls(),
      measurements,
      flaws: flaws.flaws(),
    };
    const params = { path: { id: listing?.id ?? "" } };
    const { id } = dataOf(
      listing
        ? await market.patch("/listings/{id}", { params, body })
        : await market.post("/listings", { body }),
    );
    location.hash = `#/listings/${id}`;
  };
  return on(form, "submit", once(save));
}
