import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { newReport, report as schema } from "../../shared/domain/report.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

export const report = endpoint({
  id: "auth_report",
  method: "POST",
  path: "/auth/users/:id/report",
  auth: member,
  summary: "Report a user to staff. The user does not learn who reported them.",
  request: { params: z.object({ id: uuid }), body: newReport },
  response: { status: 201, schema },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "report",
  handler: async ({ params, body, client }) =>
    created(await client.call("api.auth_report", { user_id: params.id, ...body })),
});
