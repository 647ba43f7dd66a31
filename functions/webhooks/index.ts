import { boot } from "../../shared/boot.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject(), "payments", "webhooks");
const payments = createXendit(config.payments);
Deno.serve(createApp({ ...deps, payments, secrets: config.webhooks }, config.base).fetch);
