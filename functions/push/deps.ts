import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Push } from "../../shared/providers/push.ts";

export interface PushDeps extends Deps {
  push: Push;
}

export const endpoint = endpointFor<PushDeps>();
