import { endpointFor } from "../../shared/http/endpoint.ts";
import type { CategorizeDeps } from "./categorize_photo.ts";

export type AiDeps = CategorizeDeps;

export const endpoint = endpointFor<AiDeps>();
