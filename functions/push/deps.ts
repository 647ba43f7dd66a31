import type { Off } from "../../shared/features.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Push } from "../../shared/providers/push.ts";

export const endpoint = endpointFor<Deps & { push: Push | Off }>();
