import * as z from "zod";
import { categorization } from "./categorization.ts";
import { active } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { categorize as look } from "./categorize_photo.ts";
import { endpoint } from "./deps.ts";

const address = z.string().min(1).max(2000);

/** `photo` and `image_url` are other words for `photo_url`, which wins. */
const body = z.object({
  photo_url: address.optional().meta({
    description: "A photo of our own bucket, or on a public https host; JPEG, PNG or WebP, 10 MiB",
  }),
  photo: address.optional(),
  image_url: address.optional(),
}).transform((given, context) => {
  const photoUrl = given.photo_url ?? given.photo ?? given.image_url;
  if (photoUrl !== undefined) return photoUrl;
  context.addIssue({ code: "custom", path: ["photo_url"], message: "is required" });
  return z.NEVER;
}).meta({ example: { photo_url: "https://images.example.com/dress.jpg" } });

export const categorize = endpoint({
  id: "ai_categorize",
  method: "POST",
  path: "/ai/categorize",
  auth: active,
  summary: "Let a model look at a photo and say what it shows.",
  request: { body },
  response: { status: 200, schema: categorization },
  errors: ["RATE_LIMITED", "UNAVAILABLE"],
  handler: async ({ body, caller, deps }) => ok(await look(deps, caller, body)),
});
