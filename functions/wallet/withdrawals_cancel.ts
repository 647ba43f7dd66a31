import { withdrawal, withdrawalId } from "../../shared/domain/withdrawal.ts";
import { ApiError } from "../../shared/errors.ts";
import { member } from "../../shared/http/endpoint.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { refreshPayout } from "../../shared/work/withdrawal.ts";
import { endpoint } from "./deps.ts";

export const withdrawalsCancel = endpoint({
  id: "wallet_withdrawals_cancel",
  method: "POST",
  path: "/wallet/withdrawals/:id/cancel",
  title: "Cancel a withdrawal",
  description:
    "Voids a link that nobody has claimed; the money returns to your wallet. 409 while " +
    "the link is still requested, or when it was claimed or ended otherwise.",
  auth: member,
  request: { params: { id: withdrawalId } },
  response: { status: 200, schema: withdrawal },
  reasons: [
    "payment_provider_unavailable",
    "payout_link_changing",
    "withdrawal_changing",
    "withdrawal_not_cancellable",
    "withdrawal_not_found",
  ],
  limit: "withdrawal_cancellations",
  handler: async ({ params, client, deps }) => {
    const linkId: string | null = await client.call("api.wallet_withdrawals_cancel", params);
    if (linkId !== null) {
      await refreshPayout(deps, linkId, deps.payments.voidPayout).catch(
        unavailable("payment_provider_unavailable"),
      );
    }
    const record = await client.call("api.wallet_withdrawals_get", params) as { status: string };
    if (record.status === "CANCELLED") return record;
    throw new ApiError("withdrawal_not_cancellable", { facts: { status: record.status } });
  },
});
