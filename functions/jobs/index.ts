import { boot, labelsUrl, ownPhotoPrefix, secretKeys } from "../../shared/boot.ts";
import { createApp } from "./app.ts";
import { providersOf } from "./providers.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping", "mail", "push");
const { base } = config;
const own = {
  labelsUrl: labelsUrl(base),
  secretKeys: secretKeys(base),
  ownPhotoPrefix: ownPhotoPrefix(base),
};
Deno.serve(createApp({ ...deps, ...providersOf(config, deps.log), ...own }, base).fetch);
