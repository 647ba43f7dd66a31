import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { PostChat } from "./chatter.ts";
import type { CountViewer } from "./viewers.ts";

interface LiveStreamsDeps extends Deps {
  brandName: string;
  countViewer: CountViewer;
  postChat: PostChat;
}

export const endpoint = endpointFor<LiveStreamsDeps>();
