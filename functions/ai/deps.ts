/** What looking at photos needs beyond the database: the model, our own photos, and the web outside. */
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { CategorizeDeps } from "./categorize_photo.ts";

export type AiDeps = CategorizeDeps;

export const endpoint = endpointFor<AiDeps>();
