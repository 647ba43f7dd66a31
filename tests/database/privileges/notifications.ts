/** What people are told: rights. */
import { everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const notifications: Area = {
  tables: {
    "public.notifications": { authenticated: read, preloved_verbs: everything },
  },
  functions: {
    "preloved_verbs": ["private.notify"],
  },
};
