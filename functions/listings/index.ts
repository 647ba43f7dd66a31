import { boot } from "../../shared/boot.ts";
import { createStorage } from "../../shared/providers/storage.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject());
const storage = createStorage(config.base);
const ownPhotoPrefix = `${config.base.SUPABASE_URL}/storage/v1/object/public/listing-photos/`;
Deno.serve(createApp({ ...deps, ownPhotoPrefix, storage }, config.base).fetch);
