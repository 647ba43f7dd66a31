import { ownPhotoPrefix } from "../boot.ts";
import type { BaseConfig } from "../config.ts";
import { createStorage } from "./storage.ts";
import type { PhotoDeps } from "../work/photos.ts";

export const createPhotos = (base: BaseConfig): PhotoDeps => ({
  storage: createStorage(base),
  ownPhotoPrefix: ownPhotoPrefix(base),
});
