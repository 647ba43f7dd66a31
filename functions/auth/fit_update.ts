import { fit, newFit } from "../../shared/domain/fit.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const fitUpdate = endpoint({
  id: "auth_fit_update",
  method: "PUT",
  path: "/auth/me/fit",
  title: "Say what fits you",
  description: "Replaces all of it; `{}` forgets it. `GET /listings` and `GET /search` with " +
    "`fits_me=true` show what fits: each measurement that a listing shares with yours within " +
    "`tolerance_cm`, and where it shares none, the same size in any spelling or system (UK 10 is EU 38).",
  auth: member,
  request: { body: newFit },
  response: { status: 200, schema: fit },
  reasons: ["measurement_unknown"],
  limit: "profile_changes",
  handler: ({ body, client }) => client.call("api.auth_fit_update", { fit: body }),
});
