import { boot } from "../../shared/boot.ts";
import { createApp } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject());
const ownPhotoPrefix = `${config.base.SUPABASE_URL}/storage/v1/object/public/listing-photos/`;
Deno.serve(createApp({ ...deps, ownPhotoPrefix }, config.base).fetch);
