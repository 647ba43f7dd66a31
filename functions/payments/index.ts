import { boot } from "../../shared/boot.ts";
import { createXendit } from "../../shared/providers/xendit.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject(), "payments");
const app = createApp(
  { ...deps, payments: watch("payments", createXendit(config.payments)) },
  config.base,
);
Deno.serve(app.fetch);
