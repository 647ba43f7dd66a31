import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Storage } from "../../shared/providers/storage.ts";

export interface ListingsDeps extends Deps {
  /** The start of every public URL of our photo bucket. */
  ownPhotoPrefix: string;
  storage: Storage;
}

export const endpoint = endpointFor<ListingsDeps>();
