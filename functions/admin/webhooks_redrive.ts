import { idOf } from "../../shared/domain/id.ts";
import { redrivenOne } from "./schemas/redrive.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const webhooksRedrive = endpoint({
  id: "admin_webhooks_redrive",
  method: "POST",
  path: "/admin/webhooks/:id/redrive",
  title: "Process a callback again",
  description: "Handles an open callback once more, as if it had just arrived. 409 when it is " +
    "done.",
  auth: staff("ops_admin", "administrator"),
  request: { params: { id: idOf("The callback's id, from `GET /admin/webhooks`") } },
  response: { status: 200, schema: redrivenOne },
  reasons: ["redrive_not_found", "redrive_not_needed"],
  dryRun: true,
  enqueuesJobs: true,
  handler: ({ params, audit, client }) =>
    client.call("api.admin_webhooks_redrive", { event_id: params.id, audit }),
});
