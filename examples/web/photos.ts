/** Photos of a listing, a return or a dispute: sent as soon as they are chosen. */
import { rgbaToThumbHash } from "thumbhash";
import { dataOf, market } from "./market.ts";
import { busy, button, h, on, tell } from "./page.ts";
import { w } from "./words.ts";

export const IMAGES = "image/jpeg,image/png,image/webp";

async function upload(file: File): Promise<string> {
  const body = { content_type: file.type as "image/jpeg", thumbhash: await thumbhashOf(file) };
  const { signed_url, public_url } = dataOf(await market.post("/listings/photos", { body }));
  const headers = { "Content-Type": file.type };
  const stored = await fetch(signed_url, { method: "PUT", headers, body: file });
  if (!stored.ok) throw new Error(w.photoFailed);
  return public_url;
}

/** What others see until the photo is loaded. */
async function thumbhashOf(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = 100 / Math.max(bitmap.width, bitmap.height);
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.ceil(side * scale));
  const canvas = h("canvas", { width, height }).getContext("2d")!;
  canvas.drawImage(bitmap, 0, 0, width!, height!);
  const { data } = canvas.getImageData(0, 0, width!, height!);
  return btoa(String.fromCharCode(...rgbaToThumbHash(width!, height!, data)));
}

/** The input, and the addresses of what is shown in it. */
export function photoInput(
  known: string[] = [],
  { added, max = 10 }: { added?: (url: string) => Promise<unknown>; max?: number } = {},
) {
  const thumbs = h("ul.thumbs");
  const show = (url: string, src = url) => {
    const alt = w.photoOf(w.photos, thumbs.children.length + 1);
    const remove = button("✕", async () => {
      thumb.remove();
      add.hidden = false;
    }, { ariaLabel: `${w.remove} ${alt}` });
    const image = h("img", { src, alt, onload: () => URL.revokeObjectURL(src) });
    const thumb = h("li", { "data-url": url }, image, remove);
    thumbs.append(thumb);
    add.hidden = thumbs.children.length >= max;
  };
  const input = h("input", { type: "file", accept: IMAGES, multiple: max > 1 });
  const add = h("label.button", max > 1 ? w.addPhotos : w.addPhoto, input);
  known.forEach((url) => show(url));
  on(input, "change", async () => {
    const files = [...input.files ?? []];
    // The same file can be chosen again, should one fail.
    input.value = "";
    for (const file of files) {
      const url = await busy(w.uploading, () => upload(file));
      tell("");
      // Public only when something uses it: until then it is shown from here.
      show(url, URL.createObjectURL(file));
      await added?.(url);
      if (add.hidden) break;
    }
  });
  return {
    element: h("div.photos", thumbs, add),
    urls: () => [...thumbs.children].map((thumb) => (thumb as HTMLElement).dataset["url"]!),
  };
}
