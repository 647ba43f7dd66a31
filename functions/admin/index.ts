import { boot } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createXenditPayouts } from "../../shared/providers/xendit_payouts.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "payments", "shipping");
const outside = {
  payouts: watch("payments", createXenditPayouts(config.payments)),
  shipping: watch("shipping", createBiteship(config.shipping)),
  storage: watch("storage", createStorage(config.base)),
};
Deno.serve(createApp({ ...deps, ...outside }, config.base).fetch);
