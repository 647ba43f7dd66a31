import * as z from "zod";
import { validationError } from "./invoice_request.ts";
import { businessId, merchantName } from "./invoice_wire.ts";

const payoutRequest = z.object({
  external_id: z.string().min(1).max(1000),
  amount: z.int().min(1).max(1e12),
  email: z.email(),
});

export type PayoutRequest = z.infer<typeof payoutRequest>;

export type PayoutStatus =
  | "PENDING"
  | "CLAIMED"
  | "COMPLETED"
  | "FAILED"
  | "VOIDED"
  | "EXPIRED"
  | "REVERSED";

export interface Payout {
  id: string;
  request: PayoutRequest;
  status: PayoutStatus;
  created: string;
  expires: string;
  url: string;
  /** The provider mails it to the recipient only. */
  password: string;
  wrongPasswords: number;
  claim: { bank: string; account: string; disbursementId: string; at: string } | null;
  failure: { reason: string; at: string } | null;
}

export function readPayoutRequest(body: unknown): PayoutRequest {
  const parsed = payoutRequest.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationError(
    parsed.error,
    "There was an error with the format submitted to the server.",
  );
}

export function toWire({ request, claim, failure, ...payout }: Payout): Record<string, unknown> {
  return {
    id: payout.id,
    ...request,
    merchant_name: merchantName,
    status: payout.status,
    expiration_timestamp: payout.expires,
    created: payout.created,
    payout_url: payout.url,
    ...(claim && {
      payment_id: claim.disbursementId,
      disbursement_id: claim.disbursementId,
      bank_code: claim.bank,
      account_number: claim.account,
      account_holder_name: request.email.split("@")[0]?.toUpperCase(),
      claimed_timestamp: claim.at,
    }),
    ...(failure && { failed_timestamp: failure.at, failure_reason: failure.reason }),
  };
}

const EVENTS = {
  COMPLETED: ["disbursement.completed", "SUCCEEDED"],
  FAILED: ["disbursement.failed", "FAILED"],
  REVERSED: ["disbursement.reversed", "REVERSED"],
} as const;

/** The callback's `data.id` is the id of the bank transfer, not of the payout. */
export function toCallback(payout: Payout, event: keyof typeof EVENTS, at: string) {
  const [name, status] = EVENTS[event];
  const { external_id, amount } = payout.request;
  return {
    event: name,
    business_id: businessId,
    created: at,
    data: {
      id: payout.claim?.disbursementId ?? payout.id,
      external_id,
      amount,
      currency: "IDR",
      status,
      bank_code: payout.claim?.bank ?? null,
      failure_code: payout.failure?.reason ?? null,
      created: payout.created,
      updated: at,
    },
  };
}
