import { boot } from "../../shared/boot.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch } = boot(Deno.env.toObject());
const storage = watch("storage", createStorage(config.base));
Deno.serve(createRouter(endpoints, { ...deps, storage }, config.base).fetch);
