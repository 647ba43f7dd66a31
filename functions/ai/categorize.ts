import * as z from "zod";
import { categorization } from "./categorization.ts";
import { active, endpointFor } from "../../shared/http/endpoint.ts";
import { categorize as categorizePhoto } from "./categorize_photo.ts";
import type { CategorizeDeps } from "./categorize_photo.ts";

const address = z.string().min(1).max(2000);

/** `photo` and `image_url` are aliases of `photo_url`, which takes precedence. */
const body = z.object({
  photo_url: address.optional().meta({
    description:
      "A URL of our photo bucket or of a public https host; JPEG, PNG or WebP, at most 10 MiB",
  }),
  photo: address.optional(),
  image_url: address.optional(),
}).transform((given, context) => {
  const photoUrl = given.photo_url ?? given.photo ?? given.image_url;
  if (photoUrl !== undefined) return photoUrl;
  context.addIssue({ code: "custom", path: ["photo_url"], message: "is required" });
  return z.NEVER;
}).meta({ example: { photo_url: "https://images.example.com/dress.jpg" } });

export const categorize = endpointFor<CategorizeDeps>()({
  id: "ai_categorize",
  method: "POST",
  path: "/ai/categorize",
  title: "Describe a photo",
  description: "A vision model suggests the fields of a listing from a photo; check them, then " +
    "`POST /listings`. `is_fashion_item: false` says why not; 429 when your analyses of the day are used up, " +
    "503 while the model is down or switched off.",
  auth: active,
  request: { body },
  response: { status: 200, schema: categorization },
  reasons: [
    "feature_off",
    "photo_analyses_used_up",
    "photo_declined",
    "photo_invalid",
    "photo_not_found",
    "storage_unavailable",
    "vision_unavailable",
  ],
  limit: "ai_categorize",
  handler: ({ body, caller, deps }) => categorizePhoto(deps, caller, body),
});
