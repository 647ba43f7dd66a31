/** What everyone in the market may know of someone. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { publicProfile } from "../../shared/domain/profile.ts";
import { Refusal } from "../../shared/errors.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const user = endpoint({
  id: "auth_user",
  method: "GET",
  path: "/auth/users/:id",
  auth: member,
  summary: "Read someone's public profile.",
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: publicProfile },
  refusals: ["NOT_FOUND"],
  handler: async ({ params, deps }) => {
    const profile = await deps.db.public.call("auth_user", { user_id: params.id });
    if (!profile) throw new Refusal("NOT_FOUND", "There is no such person.");
    return ok(profile);
  },
});
