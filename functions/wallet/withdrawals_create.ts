import * as z from "zod";
import { MIN_WITHDRAWAL, withdrawal } from "../../shared/domain/withdrawal.ts";
import { member } from "../../shared/http/endpoint.ts";
import { obtainPayoutLink } from "../../shared/work/withdrawal.ts";
import { endpoint } from "./deps.ts";

const body = z.object({
  amount: z.int().min(MIN_WITHDRAWAL).meta({
    description: "Rupiah to withdraw; the payout link is worth this amount minus our fee.",
    example: 50_000,
  }),
});

export const withdrawalsCreate = endpoint({
  id: "wallet_withdrawals_create",
  method: "POST",
  path: "/wallet/withdrawals",
  title: "Withdraw",
  description: "Holds the amount and e-mails you a payout link for amount less fee. 409 when the " +
    "balance is too low, another is in progress, or your e-mail address is not verified; 403 " +
    "while payouts are blocked, or your identity must be verified first. 503 when the provider " +
    "rejects it or withdrawals are paused. Next: `GET /wallet/withdrawals/{id}`.",
  auth: member,
  request: { body },
  response: { status: 201, schema: withdrawal },
  reasons: [
    "creation_in_progress",
    "email_required",
    "identity_in_review",
    "identity_not_verified",
    "insufficient_balance",
    "payouts_blocked",
    "refund_disputed",
    "withdrawal_in_progress",
    "withdrawal_rejected",
    "withdrawals_paused",
  ],
  limit: "withdrawals",
  idempotent: true,
  handler: async ({ body, client, deps, storedResponse }) => {
    const pending = await client.call(
      "api.wallet_withdrawals_create",
      {
        amount: body.amount,
        fee: deps.payoutLinkFee,
        request_key: storedResponse?.key,
        provider: deps.payments.key,
      },
    );
    return await obtainPayoutLink(deps, pending, storedResponse);
  },
});
