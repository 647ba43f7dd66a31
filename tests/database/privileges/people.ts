/** Profiles, addresses and who is calling: rights. */
import { append, change, columns, everything, read } from "./rights.ts";
import type { Area, Rights } from "./rights.ts";

const SHOP_WINDOW: Rights = {
  select: columns("id username photo_url city bio sold_count rating_count rating_sum created_at"),
};

export const people: Area = {
  tables: {
    "public.addresses": { authenticated: read, preloved_verbs: everything },
    "public.profiles": { anon: SHOP_WINDOW, authenticated: SHOP_WINDOW, preloved_verbs: change },
    "private.caller_days": { preloved_verbs: append },
    "private.contacts": { preloved_verbs: everything },
  },
  functions: {
    "anon authenticated": ["api.auth_user"],
    "authenticated": [
      "api.auth_addresses_create",
      "api.auth_addresses_delete",
      "api.auth_addresses_list",
      "api.auth_addresses_update",
      "api.auth_me",
      "api.auth_register",
      "api.auth_register_attempt",
      "api.auth_update",
    ],
    "service_role": ["api.callers_standing"],
    "preloved_verbs": [
      "private.active_caller",
      "private.address_fingerprint",
      "private.address_owner",
      "private.address_record",
      "private.caller",
      "private.find_person",
      "private.caller_id",
      "private.fill_phone",
      "private.profile_record",
    ],
  },
};
