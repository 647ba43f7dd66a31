import { addOrDrop, change, everything } from "./rights.ts";
import type { Area } from "./rights.ts";

export const users: Area = {
  tables: {
    "public.addresses": { preloved_api: everything },
    "public.profiles": { preloved_api: change },
    "private.caller_days": { preloved_api: everything },
    "private.blocks": { preloved_api: everything },
    "private.follows": { preloved_api: everything },
    "private.contacts": { preloved_api: everything },
    "private.fits": { preloved_api: addOrDrop },
    "private.erasures": { preloved_api: everything },
  },
};
