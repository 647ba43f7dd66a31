import { newSavedSearch, savedSearch } from "../../shared/domain/search.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";

export const savedCreate = endpoint({
  id: "searches_saved_create",
  method: "POST",
  path: "/searches/saved",
  title: "Save a search",
  description: "Within a minute you are told of each listing that then comes up for sale and is " +
    "in the results of `GET /search` with these filters (without corrected words), or whose " +
    "price falls into their range: once per listing, several in one notification. `daily`: at " +
    "08:00 Asia/Jakarta, by e-mail too. 400 when every listing fits, 409 when you have saved too " +
    "many.",
  auth: active,
  request: { body: newSavedSearch },
  response: { status: 201, schema: savedSearch },
  reasons: ["search_matches_everything", "too_many_saved_searches"],
  limit: "saved_searches",
  handler: ({ body, client }) => client.call("api.searches_saved_create", { search: body }),
});
