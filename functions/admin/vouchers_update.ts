import { idOf } from "../../shared/domain/id.ts";
import { voucher, voucherTerms } from "./schemas/voucher.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const vouchersUpdate = endpoint({
  id: "admin_vouchers_update",
  method: "PATCH",
  path: "/admin/vouchers/:id",
  title: "Change a voucher",
  description: "Changes the fields that you send; orders keep what they were given. `active: " +
    "false` ends it. 202 when it may give away too much more for one person.",
  auth: staff("administrator"),
  request: {
    params: { id: idOf("The voucher's id, from `GET /admin/vouchers`") },
    body: voucherTerms.partial().meta({ example: { active: false } }),
  },
  response: { status: 200, schema: voucher, accepted: proposal },
  reasons: [
    "voucher_budget_spent",
    "voucher_limit_used",
    "voucher_not_found",
    "voucher_unbounded",
    "voucher_window_invalid",
  ],
  dryRun: true,
  handler: ({ params, body, client, audit }) =>
    client.call("api.admin_vouchers_update", { ...params, changes: body, audit }),
});
