import { boot } from "../../shared/boot.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject());
const storage = watch("storage", createStorage(config.base));
Deno.serve(createApp({ ...deps, storage }, config.base).fetch);
