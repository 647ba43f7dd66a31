import { ownPhotoPrefix } from "../boot.ts";
import type { BaseConfig } from "../config.ts";
import { createStorage } from "./storage.ts";
import type { Watch } from "./watch.ts";
import type { PhotoDeps } from "../work/photos.ts";

export const createPhotos = (base: BaseConfig, watch: Watch): PhotoDeps => ({
  storage: watch("storage", createStorage(base)),
  ownPhotoPrefix: ownPhotoPrefix(base),
});
