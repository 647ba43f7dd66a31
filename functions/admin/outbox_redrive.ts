import { idOf } from "../../shared/domain/id.ts";
import { redrivenOne } from "./schemas/redrive.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const outboxRedrive = endpoint({
  id: "admin_outbox_redrive",
  method: "POST",
  path: "/admin/outbox/:id/redrive",
  title: "Retry an event",
  description: "Gives a dead event five more attempts; those behind it wait. 409 unless it is " +
    "dead.",
  auth: staff("ops_admin", "administrator"),
  request: { params: { id: idOf("The event's id, from `GET /admin/reliability`") } },
  response: { status: 200, schema: redrivenOne },
  reasons: ["redrive_not_found", "redrive_not_needed"],
  dryRun: true,
  handler: ({ params, audit, client }) =>
    client.call("api.admin_outbox_redrive", { event_id: params.id, audit }),
});
