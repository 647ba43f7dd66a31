/** Live streams and their chat: rights. */
import { append, change, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const live: Area = {
  tables: {
    "private.live_chats": { preloved_verbs: change },
    "public.live_chat_messages": {
      authenticated: read,
      preloved_verbs: { ...append, update: ["username"] },
    },
    "public.live_streams": { authenticated: read, preloved_verbs: change },
  },
  functions: {
    "anon authenticated": [
      "api.live_streams_get",
      "api.live_streams_list",
      "api.live_streams_messages",
    ],
    "authenticated": [
      "api.admin_accounts_live_unban",
      "api.admin_live_streams",
      "api.admin_live_streams_ban",
      "api.admin_live_streams_end",
      "api.live_streams_chat",
      "api.live_streams_create",
      "api.live_streams_end",
      "api.live_streams_pins",
      "api.live_streams_start",
    ],
    "service_role": ["api.live_streams_notify", "api.live_streams_view"],
    "preloved_verbs": [
      "private.live_announce",
      "private.live_begun",
      "private.live_end",
      "private.live_lock",
      "private.live_message_record",
      "private.live_own",
      "private.live_pins",
      "private.live_say",
      "private.live_staff_view",
      "private.live_stream_admin_record",
      "private.live_stream_record",
      "private.may_go_live",
    ],
  },
};
