import { change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const boosts: Area = {
  tables: {
    "private.boost_packages": { preloved_api: read },
    "private.boost_periods": { preloved_api: change },
    "private.boost_purchases": { preloved_api: everything },
  },
};
