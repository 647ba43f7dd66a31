import { externalUrl } from "../config.ts";
import type { BaseConfig } from "../config.ts";
import { createStorage } from "./storage.ts";
import type { Storage } from "./storage.ts";
import type { Watch } from "./watch.ts";

export interface PhotoDeps {
  storage: Storage;
  /** The start of every public URL of our photo bucket. */
  ownPhotoPrefix: string;
}

export const createPhotos = (base: BaseConfig, watch: Watch): PhotoDeps => ({
  storage: watch("storage", createStorage(base)),
  ownPhotoPrefix: `${externalUrl(base)}/storage/v1/object/public/photos/`,
});
