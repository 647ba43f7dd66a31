import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Storage } from "../../shared/providers/storage.ts";

export const endpoint = endpointFor<Deps & { storage: Storage }>();
