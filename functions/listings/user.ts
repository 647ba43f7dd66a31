import * as z from "zod";
import { listing, listingPage } from "../../shared/domain/listing.ts";
import { sellerId } from "../../shared/domain/profile.ts";
import { ApiError } from "../../shared/errors.ts";
import { member } from "../../shared/http/endpoint.ts";
import { page } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const user = endpoint({
  id: "listings_user",
  method: "GET",
  path: "/listings/user/:userId",
  title: "List a user's listings",
  description: "The bare object: active, reserved and sold ones, newest first; your own also " +
    "when removed or hidden. 404 when there is no such user.",
  auth: member,
  request: {
    params: { userId: sellerId },
    query: z.object({
      ...page(),
      status: listing.shape.status.optional().meta({ description: "Only with this status" }),
    }),
  },
  response: {
    status: 200,
    schema: listingPage,
    envelope: false,
  },
  reasons: ["user_not_found"],
  caching: { by: "members" },
  handler: async ({ params, query, caller, client, deps }) => {
    // Strangers share the login without a claim; only the owner sees removed listings.
    const reader = caller.id === params.userId ? client : deps.db.anon;
    const found = await reader.call("api.listings_user", { user_id: params.userId, ...query });
    if (found === null) {
      throw new ApiError("user_not_found");
    }
    return found;
  },
});
