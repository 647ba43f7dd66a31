import { userId } from "../../shared/domain/profile.ts";
import { newReport, report as schema } from "../../shared/domain/report.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const report = endpoint({
  id: "auth_report",
  method: "POST",
  path: "/auth/users/:id/report",
  title: "Report a user",
  description: "Staff review it; the user does not learn who reported them. 409 while your " +
    "earlier report is open, 403 for yourself.",
  auth: member,
  request: { params: { id: userId }, body: newReport },
  response: { status: 201, schema },
  reasons: ["already_reported", "self_report", "user_not_found"],
  limit: "report",
  handler: ({ params, body, client }) =>
    client.call("api.auth_report", { user_id: params.id, ...body }),
});
