/** What staff need beyond the database: links to photos that nobody else may see. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Storage } from "../../shared/providers/storage.ts";

export interface AdminDeps extends Deps {
  storage: Storage;
}

export const endpoint = endpointFor<AdminDeps>();
