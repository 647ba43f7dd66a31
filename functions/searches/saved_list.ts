import * as z from "zod";
import { savedSearch } from "../../shared/domain/search.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

export const savedList = endpoint({
  id: "searches_saved_list",
  method: "GET",
  path: "/searches/saved",
  auth: member,
  summary: "List your saved searches, newest first.",
  request: { query: z.object(page()) },
  response: { status: 200, schema: pageOf(savedSearch) },
  handler: async ({ query, client }) => ok(await client.call("api.searches_saved_list", query)),
});
