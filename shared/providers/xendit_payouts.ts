/** Payout links by Xendit, in its words. Source: docs.xendit.co (payout links), xendit-php 2.x, xendit-go 1.x. */
import * as z from "zod";
import type { Config } from "../config.ts";
import { ProviderRejected, ProviderUnclear } from "./call.ts";
import { PayoutExists } from "./payouts.ts";
import type { Payout, Payouts, PayoutState } from "./payouts.ts";
import { ID_IN_PATH, understood, xenditCall } from "./xendit_call.ts";

const wirePayout = z.object({
  id: z.string(),
  external_id: z.string(),
  amount: z.int(),
  status: z.string(),
  payout_url: z.string().nullish(),
  expiration_timestamp: z.string().nullish(),
  failure_reason: z.string().nullish(),
});

/**
 * Its pages, its test scenarios, two generations of SDKs and the newer payout products name the same states
 * differently; all are read. LOCKED (three wrong passwords) is no end until the link itself says FAILED.
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

/** Our word for a status of the provider, in whatever case it comes. */
export function payoutState(status: string): PayoutState {
  return STATES[status.toUpperCase()] ?? "unknown";
}

/** One page speaks of the first, another of the second. */
const DUPLICATES = new Set(["DUPLICATE_PAYOUT_ERROR", "DUPLICATE_ERROR"]);

export function createXenditPayouts(config: Config<"payments">["payments"]): Payouts {
  const call = xenditCall(config);
  const getPayout = async (id: string) => {
    if (!ID_IN_PATH.test(id)) return null;
    try {
      return readPayout(await call("GET", `/payouts/${id}`));
    } catch (error) {
      if (error instanceof ProviderRejected && error.status === 404) return null;
      throw error;
    }
  };
  return {
    getPayout,
    createPayout: async (request) => {
      const key = { "x-idempotency-key": request.external_id };
      const answer = await call("POST", "/payouts", request, key).catch((error) => {
        if (error instanceof ProviderRejected && saysThatItExists(error)) {
          throw new PayoutExists("There is a link under this external_id.", { cause: error });
        }
        throw error;
      });
      const payout = readPayout(answer);
      if (payout.external_id === request.external_id && payout.amount === request.amount) {
        return payout;
      }
      throw new ProviderUnclear("The provider answered with another link than the one asked for.");
    },
    voidPayout: async (id) => {
      try {
        await call("POST", `/payouts/${encodeURIComponent(id)}/void`);
      } catch (error) {
        // Claimed, expired or voided already: what it is, is the answer.
        if (!(error instanceof ProviderRejected)) throw error;
      }
      const current = await getPayout(id);
      if (current) return current;
      throw new ProviderUnclear("The provider does not know its own link.");
    },
  };
}

function saysThatItExists({ code, status }: ProviderRejected): boolean {
  return status === 409 || DUPLICATES.has(code);
}

function readPayout(body: unknown): Payout {
  const wire = understood(wirePayout, body);
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
