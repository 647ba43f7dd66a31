import { boot } from "../../shared/boot.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments");
const outside = {
  payouts: createXenditPayouts(config.payments),
  storage: createStorage(config.base),
};
Deno.serve(createApp({ ...deps, ...outside }, config.base).fetch);
