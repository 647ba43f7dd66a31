import { newSavedSearch, savedSearch } from "../../shared/domain/search.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

export const savedCreate = endpoint({
  id: "searches_saved_create",
  method: "POST",
  path: "/searches/saved",
  auth: active,
  summary: "Save a search, to be told of new listings that fit.",
  request: { body: newSavedSearch },
  response: { status: 201, schema: savedSearch },
  errors: ["CONFLICT"],
  limit: "saved_searches",
  handler: async ({ body, client }) =>
    created(await client.call("api.searches_saved_create", { search: body })),
});
