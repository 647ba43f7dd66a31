import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";

export interface MetricsDeps extends Deps {
  version: string;
  /** A caller needs one of these. */
  secretKeys: readonly string[];
}

export const endpoint = endpointFor<MetricsDeps>();
