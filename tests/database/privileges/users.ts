import { append, change, columns, everything, read } from "./rights.ts";
import type { Area, Rights } from "./rights.ts";

const PUBLIC_COLUMNS: Rights = {
  select: columns(
    "id username photo_url city bio sold_count rating_count rating_sum created_at card verified",
  ),
};

export const users: Area = {
  tables: {
    "public.addresses": { authenticated: read, preloved_api: everything },
    "public.profiles": {
      anon: PUBLIC_COLUMNS,
      authenticated: PUBLIC_COLUMNS,
      preloved_api: change,
    },
    "private.caller_days": { preloved_api: append },
    "private.blocks": { preloved_api: everything },
    "private.follows": { preloved_api: everything },
    "private.contacts": { preloved_api: everything },
  },
};
