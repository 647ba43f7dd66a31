import * as z from "zod";
import { idOf } from "../../shared/domain/id.ts";
import { reportCase } from "../../shared/domain/report.ts";
import { reasonText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const reportsClose = endpoint({
  id: "admin_reports_close",
  method: "POST",
  path: "/admin/reports/:id/close",
  title: "Close a report",
  description: "Records whether something was done; act with `PUT /admin/accounts/{userId}` " +
    "first. 409 when it is closed already.",
  auth: staff("ops_admin"),
  dryRun: true,
  request: {
    params: { id: idOf("The report's id, from `GET /admin/reports`") },
    body: z.object({
      outcome: z.enum(["actioned", "dismissed"]),
      note: reasonText.optional(),
    }).meta({ example: { outcome: "actioned", note: "Listing dihapus, penjual diperingatkan." } }),
  },
  response: { status: 200, schema: reportCase },
  reasons: ["report_closed", "report_not_found", "self_decision"],
  handler: ({ params, body, audit, client }) =>
    client.call("api.admin_reports_close", { report_id: params.id, ...body, audit }),
});
