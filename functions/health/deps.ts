/** What health tells beyond being up: the version. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";

export interface HealthDeps extends Deps {
  version: string;
}

export const endpoint = endpointFor<HealthDeps>();
