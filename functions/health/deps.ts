/** What health tells beyond being up: the version, and how its dependencies are. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Dependencies } from "./dependencies.ts";

export interface HealthDeps extends Deps {
  version: string;
  askDependencies(): Promise<Dependencies>;
}

export const endpoint = endpointFor<HealthDeps>();
