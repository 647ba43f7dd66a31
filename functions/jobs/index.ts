import { boot, labelsUrl, secretKeys } from "../../shared/boot.ts";
import { createApp } from "./app.ts";
import { providersOf } from "./providers.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping", "mail", "push");
const own = { labelsUrl: labelsUrl(config.base), secretKeys: secretKeys(config.base) };
Deno.serve(createApp({ ...deps, ...providersOf(config, deps.log), ...own }, config.base).fetch);
