import * as z from "zod";
import { endpoint, member } from "../../shared/http/endpoint.ts";

const query = z.object({
  q: z.string().normalize("NFKC").trim().min(1).max(60).meta({
    description: "What was typed so far",
    example: "dr",
  }),
});

export const suggest = endpoint({
  id: "search_suggest",
  method: "GET",
  path: "/search/suggest",
  title: "Complete search words",
  description: "Up to eight categories, brands and words of what is for sale that begin with " +
    "`q`. Then: `GET /search`.",
  auth: member,
  request: { query },
  response: {
    status: 200,
    schema: z.object({
      items: z.array(z.object({
        kind: z.enum(["category", "brand", "word"]),
        value: z.string().meta({ example: "Dress" }),
      })).max(8),
    }),
  },
  caching: { by: "members" },
  handler: ({ query, deps }) => deps.db.anon.call("api.search_suggest", query),
});
