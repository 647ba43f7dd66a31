import { facetAlias, facetKind } from "./schemas/facet_alias.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const facetsAliasesDelete = endpoint({
  id: "admin_facets_aliases_delete",
  method: "DELETE",
  path: "/admin/facets/aliases/:kind/:alias",
  title: "Delete another spelling",
  description: "Listings with it count by themselves again. 404 when there is no such spelling.",
  auth: staff("ops_admin"),
  request: {
    params: {
      kind: facetKind.meta({ description: "The kind of the alias" }),
      alias: requiredText(80).meta({ description: "The alias, in any case", example: "toko9" }),
    },
  },
  response: { status: 200, schema: facetAlias },
  reasons: ["facet_alias_not_found"],
  dryRun: true,
  handler: ({ params, client, audit }) =>
    client.call("api.admin_facets_aliases_delete", { ...params, audit }),
});
