import { idOf } from "../../shared/domain/id.ts";
import { staffCase } from "./schemas/staff.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const casesClose = endpoint({
  id: "admin_cases_close",
  method: "POST",
  path: "/admin/cases/:id/close",
  title: "Close a case",
  description: "Records that the decision was carried out; it moves no money itself. 409 when it " +
    "is closed already, or while its cause lasts.",
  auth: staff("ops_admin", "administrator"),
  request: { params: { id: idOf("The case's id, from `GET /admin/cases`") } },
  response: { status: 200, schema: staffCase },
  reasons: [
    "case_cause_lasts",
    "case_closed",
    "case_not_found",
    "claimed_by_colleague",
    "self_decision",
  ],
  dryRun: true,
  needsReason: true,
  handler: ({ params, audit, client }) =>
    client.call("api.admin_cases_close", { case_id: params.id, audit }),
});
