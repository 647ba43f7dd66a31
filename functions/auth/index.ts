import { boot, ownPhotoPrefix } from "../../shared/boot.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject());
const storage = createStorage(config.base);
const prefix = ownPhotoPrefix(config.base);
Deno.serve(createApp({ ...deps, ownPhotoPrefix: prefix, storage }, config.base).fetch);
