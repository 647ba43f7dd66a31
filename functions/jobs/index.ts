import { boot, secretKeys } from "../../shared/boot.ts";
import { createApp } from "./app.ts";
import { providersOf } from "./providers.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping");
const known = { ...deps, ...providersOf(config), secretKeys: secretKeys(config.base) };
Deno.serve(createApp(known, config.base).fetch);
