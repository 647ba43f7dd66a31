import { boot } from "../../shared/boot.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "quotes");
const payments = createXendit(config.payments);
const app = createApp(
  { ...deps, payments, quoteSecret: config.quotes.SHIPPING_QUOTE_SECRET },
  config.base,
);
Deno.serve(app.fetch);
