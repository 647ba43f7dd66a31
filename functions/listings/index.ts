import { boot } from "../../shared/boot.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { endpoints } from "./app.ts";

const { deps, config, watch, route } = boot(Deno.env.toObject());
const storage = watch("storage", createStorage(config.base));
Deno.serve(route(endpoints, { ...deps, storage }));
