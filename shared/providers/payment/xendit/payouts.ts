/** Payout links. Source: docs.xendit.co (payout links), xendit-php 2.x, xendit-go 1.x. */
import * as z from "zod";
import { shortLine } from "../../../domain/text.ts";
import { parseResponse, ProviderRejected, ProviderUnclear } from "../../call.ts";
import { PayoutExists } from "../port.ts";
import type { PaymentProvider, Payout, PayoutState } from "../port.ts";
import { currency, getById } from "./call.ts";
import type { XenditCall } from "./call.ts";

const wirePayout = z.object({
  id: z.string(),
  external_id: z.string(),
  amount: z.int(),
  currency,
  status: z.string(),
  payout_url: z.string().nullish(),
  expiration_timestamp: z.string().nullish(),
  failure_reason: z.string().transform((said) => shortLine(said, 500)).nullish(),
});

/**
 * Xendit's documentation, test scenarios, SDKs and newer payout products name the same states differently; all are
 * accepted. LOCKED (three wrong passwords) is not final: the link becomes FAILED later.
 */
const STATES: Record<string, PayoutState> = {
  PENDING: "open",
  ISSUED: "open",
  ACTIVE: "open",
  ACCEPTED: "open",
  CLAIMED: "claimed",
  DISBURSING: "claimed",
  REQUESTED: "claimed",
  ROUTING: "claimed",
  READY: "claimed",
  PENDING_COMPLIANCE_ASSESSMENT: "claimed",
  PENDING_COMPLIANCE_REVIEW: "claimed",
  LOCKED: "locked",
  COMPLETED: "completed",
  SUCCEEDED: "completed",
  FAILED: "failed",
  REJECTED: "failed",
  COMPLIANCE_REJECTED: "failed",
  EXPIRED: "expired",
  VOID: "voided",
  VOIDED: "voided",
  CANCELED: "voided",
  CANCELLED: "voided",
  REVERSED: "returned",
};

/** Ignores case. */
export function payoutState(status: string): PayoutState {
  return STATES[status.toUpperCase()] ?? "unknown";
}

/** The documentation names both. */
const DUPLICATES = new Set(["DUPLICATE_PAYOUT_ERROR", "DUPLICATE_ERROR"]);

export function payouts(
  call: XenditCall,
): Pick<PaymentProvider, "createPayout" | "getPayout" | "voidPayout"> {
  const getPayout = (id: string) => getById(call, "/payouts/", id, readPayout);
  return {
    getPayout,
    createPayout: async (request) => {
      const key = { "x-idempotency-key": request.external_id };
      const answer = await call("POST", "/payouts", request, key).catch((error) => {
        if (error instanceof ProviderRejected && isDuplicate(error)) {
          throw new PayoutExists("There is a link with this external_id.", { cause: error });
        }
        throw error;
      });
      const payout = readPayout(answer);
      if (payout.external_id === request.external_id && payout.amount === request.amount) {
        return payout;
      }
      throw new ProviderUnclear("The provider returned another link than the one requested.");
    },
    voidPayout: async (id) => {
      try {
        await call("POST", `/payouts/${encodeURIComponent(id)}/void`);
      } catch (error) {
        // Already claimed, expired or voided: returned as it is.
        if (!(error instanceof ProviderRejected)) throw error;
      }
      const current = await getPayout(id);
      if (current) return current;
      throw new ProviderUnclear("The provider does not know its own link.");
    },
  };
}

function isDuplicate({ code, status }: ProviderRejected): boolean {
  return status === 409 || DUPLICATES.has(code);
}

function readPayout(body: unknown): Payout {
  const wire = parseResponse(wirePayout, body);
  return {
    id: wire.id,
    external_id: wire.external_id,
    amount: wire.amount,
    status: wire.status,
    state: payoutState(wire.status),
    url: wire.payout_url ?? null,
    expires_at: wire.expiration_timestamp ?? null,
    failure_reason: wire.failure_reason ?? null,
  };
}
