/** What the finance portal is told: rights. */
import { append } from "./rights.ts";
import type { Area } from "./rights.ts";

export const finance: Area = {
  tables: {
    "private.outbox": { preloved_verbs: append },
  },
  functions: {
    "preloved_verbs": ["private.publish"],
  },
};
