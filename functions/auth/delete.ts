import * as z from "zod";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const remove = endpoint({
  id: "auth_delete",
  method: "DELETE",
  path: "/auth/me",
  auth: member,
  summary: "Delete your account. Not possible while orders or money are open.",
  response: { status: 200, schema: z.object({ id: z.uuid(), deleted: z.literal(true) }) },
  errors: ["CONFLICT"],
  limit: "profile_changes",
  enqueuesJobs: true,
  handler: async ({ client }) => ok(await client.call("api.auth_delete", {})),
});
