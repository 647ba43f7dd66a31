import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { claim } from "./schemas/claim.ts";

export const claims = endpoint({
  id: "admin_claims",
  method: "POST",
  path: "/admin/claims",
  title: "Claim a case or dispute",
  description:
    "For an hour only you decide it; claim it again to go on. A dispute needs `ops_admin` " +
    "(403). 409 while a colleague has claimed it, 404 when it is decided.",
  auth: staff("ops_admin", "administrator"),
  request: {
    body: z.object({
      target_type: z.enum(["case", "dispute"]),
      target_id: uuid,
      released: z.boolean().default(false).meta({ description: "`true` gives it back" }),
    }).meta({ example: { target_type: "dispute" } }),
  },
  response: { status: 200, schema: z.object(claim) },
  reasons: ["case_not_found", "claimed_by_colleague", "dispute_not_found", "self_decision"],
  handler: ({ body, audit, client }) => client.call("api.admin_claims", { ...body, audit }),
});
