import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { PhotoDeps } from "../../shared/providers/photos.ts";

export type AuthDeps = Deps & PhotoDeps;

export const endpoint = endpointFor<AuthDeps>();
