import { boot, labelsUrl, secretKeys } from "../../shared/boot.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping");
const providers = {
  payments: createXendit(config.payments),
  shipping: createBiteship(config.shipping),
  labelsUrl: labelsUrl(config.base),
};
Deno.serve(
  createApp({ ...deps, ...providers, secretKeys: secretKeys(config.base) }, config.base).fetch,
);
