/** Selling: photos first, from which the rest is proposed; and changing what is for sale. */
import { dataOf, type Listing, market, type Page } from "./market.ts";
import { busy, button, choice, field, filled, h, on, tell } from "./page.ts";
import { photoInput } from "./photos.ts";
import { w } from "./words.ts";

export const sell: Page = async () => [h("h2", w.sellTitle), listingForm()];

export const edit: Page = async ({ id }) => {
  const params = { path: { id } };
  const listing = dataOf(await market.get("/listings/{id}", { params }));
  const remove = button(w.delete, async () => {
    dataOf(await market.delete("/listings/{id}", { params }));
    location.hash = "#/mine";
  });
  return [h("h2", w.editTitle), listingForm(listing), remove];
};

function listingForm(listing?: Listing): HTMLElement {
  const photos = photoInput(listing?.photos, (url) => propose(url));
  const input = (name: string, props = {}) => h("input", { name, ...props });
  const whole = { type: "number", required: true };
  const form = h(
    "form.card.sell",
    h("p", w.photoHint),
    photos.element,
    field(w.title, input("title", { required: true, minLength: 3, maxLength: 120 })),
    field(w.description, h("textarea", { name: "description", rows: 4, maxLength: 5000 })),
    field(w.price, input("price", { ...whole, min: 1_000, max: 100_000_000 })),
    field(w.fields.product_category, choice(w.category, "", { name: "product_category" })),
    field(w.fields.gender, choice(w.gender, "", { name: "gender" })),
    field(w.fields.condition, choice(w.condition, "good", { name: "condition" })),
    field(w.fields.brand, input("brand", { maxLength: 80 })),
    field(w.fields.size, input("size", { maxLength: 40 })),
    field(w.color, input("color", { maxLength: 40 })),
    field(w.weight, input("weight_grams", { ...whole, min: 1, max: 30_000 })),
    h("button", listing ? w.save : w.publish),
  );
  const fill = (values: Record<string, unknown>, isOver: boolean) => {
    for (const [name, value] of Object.entries(values)) {
      const element = form.elements.namedItem(name) as HTMLInputElement | null;
      if (element && value && (isOver || !touched.has(name))) element.value = String(value);
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
    tell(w.proposed);
  }

  if (listing) fill(listing, true);
  return on(form, "submit", async () => {
    if (photos.urls().length === 0) throw new Error(w.needPhoto);
    const { title = "", price, weight_grams, ...texts } = filled(form);
    // A field that is empty now is cleared.
    const cleared = { description: null, brand: null, size: null, color: null };
    const body = {
      ...cleared,
      ...texts as Pick<Listing, "product_category" | "gender" | "condition">,
      title,
      price: Number(price),
      weight_grams: Number(weight_grams),
      photos: photos.urls(),
    };
    const params = { path: { id: listing?.id ?? "" } };
    const { id } = dataOf(
      listing
        ? await market.patch("/listings/{id}", { params, body })
        : await market.post("/listings", { body }),
    );
    location.hash = `#/listings/${id}`;
  });
}
