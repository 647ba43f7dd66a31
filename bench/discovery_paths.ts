import type { Arguments, OperationName } from "../shared/db/operations.ts";

export interface Path {
  name: string;
  url: string;
  operation: OperationName;
  args: Arguments<OperationName>;
  /** Characters of an answer that has something in it. */
  least: number;
}

const path = <V extends OperationName>(
  name: string,
  url: string,
  operation: V,
  args: Arguments<V>,
  least = 500,
): Path => ({
  name,
  url,
  operation,
  args: args as Arguments<OperationName>,
  least,
});

const browse = (name: string, query: string, args: Record<string, unknown>) =>
  path(name, `/listings?limit=50${query}`, "api.listings_browse", {
    sort_by: "newest",
    gender: null,
    product_category: null,
    limit: 50,
    offset: 0,
    ...args,
  });

const search = (
  name: string,
  query: string,
  q: string | null,
  filters: Record<string, string | string[]>,
  sort_by = "relevance",
  facets = false,
) =>
  path(name, `/search?${query}`, "api.search_listings", {
    q,
    filters,
    sort_by,
    limit: 24,
    offset: 0,
    facets,
  });

const suggest = (name: string, q: string) =>
  path(name, `/search/suggest?q=${encodeURIComponent(q)}`, "api.search_suggest", { q }, 30);

interface PathInputs {
  /** The seller with most listings. */
  seller: string;
  /** At 90 % of the list by newest. */
  deep: { offset: number; cursor: string; after_key: number; after_id: string };
}

export const pathsOf = ({ seller, deep }: PathInputs): Path[] => [
  browse("GET /listings", "", {}),
  browse("by category and price", "&product_category=Dress&sortBy=lowest_price", {
    product_category: "Dress",
    sort_by: "lowest_price",
  }),
  browse("nine tenths down, by offset", `&offset=${deep.offset}`, { offset: deep.offset }),
  browse("the same page, by cursor", `&cursor=${deep.cursor}`, {
    after_key: deep.after_key,
    after_id: deep.after_id,
  }),
  path("GET /listings/boosted", "/listings/boosted", "api.listings_boosted", {
    limit: 24,
    offset: 0,
  }),
  path("GET /listings/user/:userId", `/listings/user/${seller}`, "api.listings_user", {
    user_id: seller,
    limit: 20,
    offset: 0,
  }),
  search("GET /search, word of every one", "q=bahan", "bahan", {}),
  search("word of every 3rd", "q=preloved", "preloved", {}),
  search("word of every 6th", "q=dress", "dress", {}),
  search("rare word", "q=lululemon", "lululemon", {}),
  search("vibe_tag of every 4th", "vibe_tag=vintage", null, { vibe_tag: "vintage" }, "newest"),
  search("rare vibe_tag", "vibe_tag=gorpcore", null, { vibe_tag: "gorpcore" }, "newest"),
  search("typo", "q=lululemno", "lululemno", {}),
  search("brand and two conditions", "brand=uniqlo&condition=good&condition=new", null, {
    brand: ["uniqlo"],
    condition: ["good", "new"],
  }, "newest"),
  search("word, facets", "q=dress&facets=true", "dress", {}, "relevance", true),
  search(
    "word and brand, facets",
    "q=dress&brand=uniqlo&facets=true",
    "dress",
    {
      brand: ["uniqlo"],
    },
    "relevance",
    true,
  ),
  suggest("GET /search/suggest, a letter", "d"),
  suggest("suggest, letters of a brand", "uniq"),
  suggest("suggest, a second word", "dress ba"),
  path("GET /feed/recently-sold", "/feed/recently-sold", "api.feed_recently_sold", { limit: 20 }),
];
