import * as z from "zod";
import { facetAlias, facetKind } from "./schemas/facet_alias.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const body = z.object({ kind: facetKind, alias: requiredText(80), key: requiredText(80) })
  .meta({ example: { kind: "brand", alias: "Toko 9", key: "Toko Sembilan" } });

export const facetsAliasesSet = endpoint({
  id: "admin_facets_aliases_set",
  method: "PUT",
  path: "/admin/facets/aliases",
  title: "Set another spelling",
  description: "Listings keep what was typed, and are found and counted by the other word at " +
    "once. 409 when one of the two stands for something else already.",
  auth: staff("ops_admin"),
  request: { body },
  response: { status: 200, schema: facetAlias },
  reasons: ["facet_alias_chain", "facet_alias_invalid"],
  dryRun: true,
  handler: ({ body, client, audit }) =>
    client.call("api.admin_facets_aliases_set", { ...body, audit }),
});
