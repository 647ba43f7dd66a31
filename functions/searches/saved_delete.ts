import * as z from "zod";
import { savedSearchId } from "../../shared/domain/search.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const savedDelete = endpoint({
  id: "searches_saved_delete",
  method: "DELETE",
  path: "/searches/saved/:id",
  title: "Delete a saved search",
  description: "From the response on you are told nothing of it, not even what was found before. " +
    "404 when you have no such search.",
  auth: member,
  request: { params: { id: savedSearchId } },
  response: { status: 200, schema: z.object({ id: z.uuid(), deleted: z.literal(true) }) },
  reasons: ["saved_search_not_found"],
  limit: "saved_searches",
  handler: ({ params, client }) =>
    client.call("api.searches_saved_delete", { search_id: params.id }),
});
