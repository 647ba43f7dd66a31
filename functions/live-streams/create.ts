import { liveStream, newLiveStream } from "../../shared/domain/live.ts";
import { ApiError } from "../../shared/errors.ts";
import { active } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const create = endpoint({
  id: "live_streams_create",
  method: "POST",
  path: "/live-streams",
  title: "Create a live stream",
  description: "Goes on air now, or announces a stream for `scheduled_at`. 409 while you have " +
    "another that has not ended, 403 when you are banned from going live. A title " +
    "with contact data is 400.",
  auth: active,
  request: { body: newLiveStream },
  response: { status: 201, schema: liveStream },
  reasons: [
    "identity_in_review",
    "identity_not_verified",
    "live_banned",
    "pin_not_possible",
    "stream_not_ended",
  ],
  limit: "live_streams",
  enqueuesJobs: true,
  forbid: async ({ client, deps }) => {
    const { live_banned } = await client.call("api.auth_me", {}) as { live_banned: boolean };
    if (live_banned) throw new ApiError("live_banned", { facts: { brand: deps.brandName } });
  },
  handler: ({ body, client, deps }) =>
    client.call("api.live_streams_create", { stream: body, brand: deps.brandName }),
});
