import { boot, labelsUrl, verifyTick } from "../../shared/boot.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createBiteship } from "../../shared/providers/biteship.ts";
import { createQstash } from "../../shared/providers/qstash.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "shipping", "schedules", "qstash");
const providers = {
  payments: createXendit(config.payments),
  shipping: createBiteship(config.shipping),
  ticks: createQstash(config.qstash),
  labelsUrl: labelsUrl(config.base),
};
Deno.serve(createApp({ ...deps, ...providers, verifyTick: verifyTick(config) }, config.base).fetch);
