import type { Client } from "./client.ts";

type Form = Record<string, string | File>;
/** Where to go next; undefined: back to the person. */
type Action = (client: Client, name: string, form: Form) => Promise<string | undefined>;

const DEMO_PHOTO = new URL("../demo/dress.jpg", import.meta.url);

/** The chosen file, or the demo's photo when none was chosen. */
async function photoOf(given: string | File | undefined): Promise<File> {
  if (given instanceof File && given.size > 0) return given;
  return new File([await Deno.readFile(DEMO_PHOTO)], "dress.jpg", { type: "image/jpeg" });
}

export const listSomething: Action = async (client, name, form) => {
  const photo = await photoOf(form["photo"]);
  const target = await client.as(name, "POST", "/listings/photos", { content_type: photo.type });
  const { signed_url, public_url } = target.body?.data ?? {};
  if (!signed_url) return;
  const stored = await client.upload(
    name,
    signed_url,
    new Uint8Array(await photo.arrayBuffer()),
    photo.type,
  );
  if (stored.status >= 400) return;
  const { title, product_category, gender, condition, size } = form;
  const described = form["describe"] === "yes"
    ? (await client.as(name, "POST", "/ai/categorize", { photo_url: public_url })).body?.data
    : undefined;
  await client.as(name, "POST", "/listings", {
    title,
    price: Number(form["price"]),
    product_category: described?.category ?? product_category,
    gender: described?.gender ?? gender,
    condition,
    ...size ? { size } : {},
    weight_grams: described?.weight_grams ?? Number(form["weight_grams"]),
    photos: [public_url],
  });
  return;
};

export const withdraw: Action = async (client, name, form) => {
  const key = { "Idempotency-Key": crypto.randomUUID() };
  await client.as(name, "POST", "/wallet/withdrawals", { amount: Number(form["amount"]) }, key);
  return undefined;
};

export const goLive: Action = async (client, name, form) => {
  const { body } = await client.as(name, "POST", "/live-streams", { title: form["title"] });
  return body?.data ? `/console/live/${body.data.id}?as=${name}` : undefined;
};

export const identity: Action = async (client, name, form) => {
  const body = new FormData();
  body.set("photo", await photoOf(form["photo"]));
  body.set("selfie", await photoOf(form["selfie"]));
  await client.as(name, "POST", "/ktp/submit", body);
  return undefined;
};
