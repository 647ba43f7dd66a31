import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const terms = {
  seller_id: uuid,
  score: z.int().min(1).max(1000),
  days: z.int().min(1).max(365),
};

export const growthBoosts = endpoint({
  id: "admin_growth_boosts",
  method: "POST",
  path: "/admin/growth/boosts",
  title: "Grant a boost",
  description: "Boosts all listings of a seller for some days, and tells them. 404 when there is " +
    "no such seller.",
  auth: staff("ops_admin"),
  request: { body: z.object(terms) },
  response: {
    status: 201,
    schema: z.object({ id: z.uuid(), ...terms, starts_at: wireTime, ends_at: wireTime })
      .meta({ id: "BoostGrant" }),
  },
  reasons: ["self_decision", "user_not_found"],
  dryRun: true,
  enqueuesJobs: true,
  handler: ({ body, client, audit }) => client.call("api.admin_growth_boosts", { ...body, audit }),
});
