import * as z from "zod";
import { Constants } from "../../../shared/db/types.ts";
import { rupiah } from "../../../shared/domain/money.ts";
import { instant, wireTime } from "../../../shared/domain/time.ts";

export const voucherCode = z.string().regex(/^[A-Za-z0-9_-]{3,40}$/, "3 to 40 of A-Z, 0-9, _ and -")
  .toUpperCase().meta({ example: "HEMAT10" });

const amount = z.int().min(1).max(100_000_000);
const moment = instant.meta({ example: "2026-12-01T00:00:00+07:00" });

/** Fields that PATCH may change. Existing orders keep their discount. */
export const voucherTerms = z.object({
  max_discount: amount.nullable(),
  budget: z.int().min(1).max(1_000_000_000_000).nullable().meta({
    description: "Rupiah of discounts at most, of all uses together",
    example: 1_000_000,
  }),
  min_total: z.int().nonnegative(),
  starts_at: moment.meta({ example: "2026-11-01T00:00:00+07:00" }),
  ends_at: moment,
  total_limit: z.int().min(1).max(1_000_000_000),
  per_user_limit: z.int().min(1).max(1_000_000),
  active: z.boolean(),
});

export const voucher = z.object({
  id: z.uuid(),
  code: z.string(),
  kind: z.enum(Constants.private.Enums.voucher_kind),
  value: z.int().meta({ description: "Rupiah, or percent of the item price" }),
  max_discount: rupiah.nullable(),
  budget: rupiah.nullable(),
  spent: rupiah.meta({ description: "Discounts of the orders that use it" }),
  min_total: rupiah,
  starts_at: wireTime,
  ends_at: wireTime,
  total_limit: z.int(),
  per_user_limit: z.int(),
  used: z.int().meta({ description: "Number of orders that use it" }),
  active: z.boolean(),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({
  id: "Voucher",
  example: {
    code: "HEMAT10",
    kind: "percent",
    value: 10,
    max_discount: 25_000,
    budget: 1_000_000,
    spent: 0,
    min_total: 100_000,
    total_limit: 1000,
    active: true,
  },
});
