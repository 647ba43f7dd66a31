import * as z from "zod";
import { voucher, voucherCode, voucherTerms } from "./schemas/voucher.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const body = z.object({
  code: voucherCode,
  kind: voucher.shape.kind,
  value: z.int().min(1).max(100_000_000).meta({ example: 10_000 }),
}).extend({
  ...voucherTerms.shape,
  max_discount: voucherTerms.shape.max_discount.default(null),
  budget: voucherTerms.shape.budget.default(null),
  min_total: voucherTerms.shape.min_total.default(0),
  per_user_limit: voucherTerms.shape.per_user_limit.default(1),
  active: z.boolean().default(true),
}).refine(({ kind, value }) => kind === "fixed" || value <= 100, {
  path: ["value"],
  message: "a percentage is 1 to 100",
}).refine(
  ({ kind, max_discount, budget }) => kind === "fixed" || (max_discount && budget),
  { path: ["budget"], message: "a percentage needs max_discount and budget" },
);

export const vouchersCreate = endpoint({
  id: "admin_vouchers_create",
  method: "POST",
  path: "/admin/vouchers",
  title: "Create a voucher",
  description: "A fixed amount or a percentage of the price, paid by promotions; a percentage " +
    "needs `max_discount` and `budget`. 202 when it may give away too much for one person. " +
    "409 when the code exists.",
  auth: staff("administrator"),
  request: { body },
  response: { status: 201, schema: voucher, accepted: proposal },
  reasons: ["voucher_code_taken", "voucher_window_invalid"],
  dryRun: true,
  handler: ({ body, client, audit }) =>
    client.call("api.admin_vouchers_create", { voucher: body, audit }),
});
