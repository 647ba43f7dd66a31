/** Vouchers and who used them: rights. */
import { change } from "./rights.ts";
import type { Area } from "./rights.ts";

export const vouchers: Area = {
  tables: {
    "private.voucher_uses": { preloved_verbs: change },
    "private.vouchers": { preloved_verbs: change },
  },
  functions: {
    "authenticated": [
      "api.admin_vouchers_create",
      "api.admin_vouchers_list",
      "api.admin_vouchers_update",
    ],
    "preloved_verbs": [
      "private.may_retake_voucher",
      "private.retake_voucher",
      "private.return_voucher",
      "private.voucher_discount",
      "private.voucher_record",
      "private.voucher_take",
      "private.voucher_uses_of",
    ],
  },
};
