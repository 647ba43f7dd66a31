import { boot } from "../../shared/boot.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject());
Deno.serve(createApp(deps, config.base).fetch);
