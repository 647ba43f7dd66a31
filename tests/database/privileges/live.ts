import { addOrDrop, append, change } from "./rights.ts";
import type { Area } from "./rights.ts";

export const live: Area = {
  tables: {
    "private.live_chats": { preloved_api: change },
    "private.live_stream_counts": { preloved_api: change },
    "private.live_viewers": { preloved_api: addOrDrop },
    "public.live_chat_messages": {
      preloved_api: { ...append, update: ["text", "username"] },
    },
    "public.live_streams": { preloved_api: change },
  },
};
