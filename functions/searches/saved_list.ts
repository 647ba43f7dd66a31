import * as z from "zod";
import { savedSearch } from "../../shared/domain/search.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";

export const savedList = endpoint({
  id: "searches_saved_list",
  method: "GET",
  path: "/searches/saved",
  title: "List saved searches",
  description: "The searches that you saved, newest first; nobody else sees them. Show their " +
    "results with `GET /search` and the same filters.",
  auth: member,
  request: { query: z.object(page()) },
  response: { status: 200, schema: pageOf(savedSearch) },
  handler: ({ query, client }) => client.call("api.searches_saved_list", query),
});
