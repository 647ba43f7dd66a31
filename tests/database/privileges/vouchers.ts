import { change } from "./rights.ts";
import type { Area } from "./rights.ts";

export const vouchers: Area = {
  tables: {
    "private.voucher_uses": { preloved_api: change },
    "private.vouchers": { preloved_api: change },
  },
};
