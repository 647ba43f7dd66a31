import { savedSearch, savedSearchChanges, savedSearchId } from "../../shared/domain/search.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const savedUpdate = endpoint({
  id: "searches_saved_update",
  method: "PATCH",
  path: "/searches/saved/:id",
  title: "Change a saved search",
  description: "Name, filters (as a whole) or `notify`; what you leave out stays. `off` keeps " +
    "the search and tells you nothing.",
  auth: member,
  request: { params: { id: savedSearchId }, body: savedSearchChanges },
  response: { status: 200, schema: savedSearch },
  reasons: ["saved_search_not_found", "search_matches_everything"],
  limit: "saved_searches",
  handler: ({ params, body, client }) =>
    client.call("api.searches_saved_update", { search_id: params.id, changes: body }),
});
