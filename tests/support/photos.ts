import { must } from "./client.ts";
import type { Market } from "./market.ts";
import type { User } from "./users.ts";

/** Uploads a photo of this user; returns its public URL. */
export async function upload(
  market: Market,
  person: User,
  bytes: Uint8Array,
  content_type = "image/png",
  thumbhash?: string,
): Promise<string> {
  const place = await must(
    market.as(person).post("/listings/photos", {
      content_type,
      thumbhash,
    }),
  );
  const headers = { "content-type": content_type };
  const put = { method: "PUT", headers, body: bytes as BodyInit };
  const answer = await fetch(place.signed_url, put);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.body?.cancel();
  return place.public_url;
}

/** What anyone reads at this URL. */
export async function readPhoto(url: string) {
  const answer = await fetch(url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get("content-type"), bytes };
}
