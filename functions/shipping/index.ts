import { boot } from "../../shared/boot.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "shipping", "quotes");
const shipping = createBiteship(config.shipping);
Deno.serve(
  createApp({ ...deps, shipping, quoteSecret: config.quotes.SHIPPING_QUOTE_SECRET }, config.base)
    .fetch,
);
