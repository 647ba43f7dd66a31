import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { PostChat } from "./chatter.ts";
import type { CountViewer } from "./viewers.ts";

export interface LiveStreamsDeps extends Deps {
  brandName: string;
}

export interface BatchingDeps extends LiveStreamsDeps {
  countViewer: CountViewer;
  postChat: PostChat;
}

export const endpoint = endpointFor<BatchingDeps>();
