import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Dependencies } from "./dependencies.ts";

export interface HealthDeps extends Deps {
  version: string;
  checkDependencies(): Promise<Dependencies>;
}

export const endpoint = endpointFor<HealthDeps>();
