import type { Deps } from "../../../shared/http/endpoint.ts";

/** Tells a seller who liked a listing in ten minutes. */
export async function listingsLiked(
  { db }: Deps,
  { listing_id, until }: { listing_id: string; until: string },
): Promise<void> {
  await db.service.call("internal.notify_likes", { listing_id, until });
}
