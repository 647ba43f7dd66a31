import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Storage } from "../../shared/providers/storage.ts";

export interface ListingsDeps extends Deps {
  storage: Storage;
}

export const endpoint = endpointFor<ListingsDeps>();
