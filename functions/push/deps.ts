import type { Off } from "../../shared/features.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Push } from "../../shared/providers/push.ts";

export interface PushDeps extends Deps {
  push: Push | Off;
}

export const endpoint = endpointFor<PushDeps>();
