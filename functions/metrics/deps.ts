import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";

export interface MetricsDeps extends Deps {
  version: string;
  /** Each of them may read the metrics. */
  secretKeys: readonly string[];
}

export const endpoint = endpointFor<MetricsDeps>();
