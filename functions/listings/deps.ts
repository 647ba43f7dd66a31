/** What listings need beyond the database: where our own photos are put and served from. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Storage } from "../../shared/providers/storage.ts";

export interface ListingsDeps extends Deps {
  /** Every public URL of our bucket begins with this. */
  ownPhotoPrefix: string;
  storage: Storage;
}

export const endpoint = endpointFor<ListingsDeps>();
