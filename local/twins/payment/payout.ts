/** What the payment company knows about one payout link, and how it writes it on the wire. */
import * as z from "zod";
import { Refusal } from "../refusal.ts";
import { merchantName } from "./invoice.ts";

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
  /** The company mails it to the recipient, and to nobody else. */
  password: string;
  wrongPasswords: number;
  claim: { bank: string; account: string; disbursementId: string; at: string } | null;
  failure: { reason: string; at: string } | null;
}

/** @throws Refusal 400 in the provider's shape. */
export function readPayoutRequest(body: unknown): PayoutRequest {
  const parsed = payoutRequest.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refusal(400, {
    error_code: "API_VALIDATION_ERROR",
    message: "There was an error with the format submitted to the server.",
    errors: parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}

/** The link as the API answers it; the bank shows once it has been claimed. */
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

const NEWS = {
  COMPLETED: ["disbursement.completed", "SUCCEEDED"],
  FAILED: ["disbursement.failed", "FAILED"],
  REVERSED: ["disbursement.reversed", "REVERSED"],
} as const;

/** The callback's body: about the bank transfer, which has an id of its own. */
export function toCallback(payout: Payout, news: keyof typeof NEWS, at: string) {
  const [event, status] = NEWS[news];
  const { external_id, amount } = payout.request;
  return {
    event,
    business_id: "5f2a1c9e8b7d6a0012c4e9f3",
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
