/** The identity check: a photo of the card and one of the face, and what staff said. */
import { dataOf, market } from "./market.ts";
import { busy, field, h, on } from "./page.ts";
import { IMAGES } from "./photos.ts";
import { w } from "./words.ts";

export async function identity(
  signal: AbortSignal,
  again: () => Promise<void>,
): Promise<HTMLElement> {
  const { status, rejection_reason } = dataOf(await market.get("/ktp/status", { signal }));
  const says = h("p", w.ktp[status], !!rejection_reason && ` ${rejection_reason}`);
  if (status === "pending" || status === "approved") return h("div.card", says);
  const file = (name: string, words: string) =>
    field(words, h("input", { type: "file", name, accept: IMAGES, required: true }));
  const element = h(
    "form.card",
    says,
    file("photo", w.ktpPhoto),
    file("selfie", w.ktpSelfie),
    h("small", w.ktpHint),
    h("button", w.send),
  );
  return on(element, "submit", async () => {
    const body = new FormData(element);
    dataOf(await busy(w.uploading, () => market.post("/ktp/submit", { body })));
    await again();
  });
}
