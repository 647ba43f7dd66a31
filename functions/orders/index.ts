import { boot, labelsUrl } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createPhotos } from "../../shared/providers/photos.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping", "quotes");
const providers = {
  payments: createXendit(config.payments),
  shipping: createBiteship(config.shipping),
  labelsUrl: labelsUrl(config.base),
  quoteSecrets: config.quotes.SHIPPING_QUOTE_SECRET,
};
Deno.serve(createApp({ ...deps, ...providers, ...createPhotos(config.base) }, config.base).fetch);
