import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { CountViewer } from "./viewers.ts";

export interface LiveStreamsDeps extends Deps {
  brandName: string;
}

export interface CountingDeps extends LiveStreamsDeps {
  countViewer: CountViewer;
}

export const endpoint = endpointFor<CountingDeps>();
