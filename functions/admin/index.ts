import { boot } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping");
const outside = {
  payouts: createXenditPayouts(config.payments),
  shipping: createBiteship(config.shipping),
  storage: createStorage(config.base),
};
Deno.serve(createApp({ ...deps, ...outside }, config.base).fetch);
