import * as z from "zod";
import { facetAlias, facetKind } from "./schemas/facet_alias.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longPageOf, page } from "../../shared/http/pagination.ts";

export const facetsAliases = endpoint({
  id: "admin_facets_aliases",
  method: "GET",
  path: "/admin/facets/aliases",
  title: "List other spellings",
  description: "What counts as the same brand, size, colour or sub-category in filters and " +
    "facets, beyond case, spaces and accents. Next: add or delete one.",
  auth: staff("ops_admin"),
  request: {
    query: z.object({
      kind: facetKind.optional().meta({ description: "Only aliases of this kind" }),
      ...page(),
    }),
  },
  response: { status: 200, schema: longPageOf(facetAlias) },
  handler: ({ query, client }) => client.call("api.admin_facets_aliases", query),
});
