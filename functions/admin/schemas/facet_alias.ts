import * as z from "zod";

export const facetKind = z.enum(["brand", "size", "color", "sub_category"]);

export const facetAlias = z.object({
  kind: facetKind,
  alias: z.string().meta({
    description: "Without case, spaces and accents, as `key`",
    example: "toko9",
  }),
  key: z.string().meta({
    description: "The key that the alias stands for",
    example: "tokosembilan",
  }),
}).meta({ id: "FacetAlias" });
