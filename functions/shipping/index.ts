import { boot, quoting } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch, route } = boot(Deno.env.toObject(), "shipping", "quotes");
const providers = {
  shipping: watch("shipping", createBiteship(config.shipping)),
  storage: watch("storage", createStorage(config.base)),
  ...quoting(config),
};
Deno.serve(route(endpoints, { ...deps, ...providers }));
