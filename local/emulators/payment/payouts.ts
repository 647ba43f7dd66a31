import * as z from "zod";
import type { Context } from "../context.ts";
import { ProviderError } from "../http.ts";
import { businessId, merchantName, validationError } from "./business.ts";
import type { CallBack } from "./business.ts";
import type { Transactions } from "./transactions.ts";
import { createRecords, randomId } from "../records.ts";

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
  /** The provider mails it only to the recipient. */
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

const EXPIRY_MS = 3 * 24 * 60 * 60_000;
const TRANSFER_MS = 5_000;
const MAX_WRONG_PASSWORDS = 3;

type Outcome = "COMPLETED" | "FAILED" | "REVERSED";

export function createPayouts(
  context: Context,
  callBack: CallBack,
  transactions: Transactions,
) {
  const { store, clock, sandboxUrl } = context;
  const settings = store.collection<"first_link" | "error">("payout_settings");
  const payouts = createRecords<Payout>(context, {
    kind: "payout",
    names: ({ request }) => [request.external_id],
    dueAt({ status, expires, claim }) {
      if (status === "PENDING") return expires;
      if (status !== "CLAIMED" || claim === null) return null;
      return new Date(Date.parse(claim.at) + TRANSFER_MS).toISOString();
    },
    onDue: (payout, now) =>
      payout.status === "PENDING"
        ? { ...payout, status: "EXPIRED" }
        : finish(payout, "COMPLETED", now),
  });

  function notify(payout: Payout, outcome: Outcome): Payout {
    callBack("/payout", toCallback(payout, outcome, clock.now().toISOString()), payout.id);
    return payout;
  }

  function finish(payout: Payout, outcome: Outcome, now: string): Payout {
    const claim = payout.claim ?? claimAt("BCA", "8888001122", now);
    const failure = outcome === "COMPLETED" ? null : {
      reason: outcome === "FAILED" ? "INVALID_DESTINATION" : "TRANSFER_ERROR",
      at: now,
    };
    transactions.payout(payout.request.external_id, payout.id, payout.request.amount, outcome);
    return notify({ ...payout, status: outcome, claim, failure }, outcome);
  }

  return {
    ...payouts,
    /** A repeat with the same idempotency key and body gets the first link, any other repeat an error. */
    open(request: PayoutRequest, idempotencyKey: string | null): Payout {
      const first = payouts.named(request.external_id)[0];
      if (first) {
        return repeated(first, request, idempotencyKey, settings.get("duplicates") === "error");
      }
      const [id, now] = [crypto.randomUUID(), clock.now()];
      return payouts.keep({
        id,
        request,
        status: "PENDING",
        created: now.toISOString(),
        expires: new Date(now.getTime() + EXPIRY_MS).toISOString(),
        url: `${sandboxUrl}/payment/web/${id}`,
        password: id.slice(0, 6),
        wrongPasswords: 0,
        claim: null,
        failure: null,
      });
    },
    void: (id: string) =>
      payouts.change(id, (payout) => {
        if (payout.status === "PENDING") return { ...payout, status: "VOIDED" };
        throw new ProviderError(400, {
          error_code: "PAYOUT_NOT_VOIDABLE_ERROR",
          message: `The payout is ${payout.status}`,
        });
      }),
    /** The recipient names a bank account. The third wrong password fails the payout. */
    claim: (id: string, password: string, bank: string, account: string) =>
      payouts.change(id, (payout, now) => {
        if (payout.status !== "PENDING") return payout;
        if (password === payout.password) {
          return { ...payout, status: "CLAIMED", claim: claimAt(bank, account, now) };
        }
        const wrong = { ...payout, wrongPasswords: payout.wrongPasswords + 1 };
        return wrong.wrongPasswords < MAX_WRONG_PASSWORDS ? wrong : finish(wrong, "FAILED", now);
      }),
    /** Works in any status. Each outcome but an expiry sends a callback. */
    end: (id: string, event: Outcome | "EXPIRED") =>
      payouts.change(id, (payout, now) => {
        if (event === "EXPIRED") return { ...payout, status: "EXPIRED" };
        return payout.status === event ? notify(payout, event) : finish(payout, event, now);
      }),
    answerDuplicates: (answer: "first_link" | "error") => settings.put("duplicates", answer),
  };
}

const claimAt = (bank: string, account: string, at: string) => ({
  bank,
  account,
  disbursementId: randomId(24),
  at,
});

/** Two pages of the documentation disagree here; a control call selects one. */
function repeated(
  first: Payout,
  request: PayoutRequest,
  key: string | null,
  isError: boolean,
): Payout {
  const same = first.request.amount === request.amount && first.request.email === request.email;
  if (key === request.external_id && same && !isError) return first;
  const [error_code, message] = same || key === null
    ? ["DUPLICATE_PAYOUT_ERROR", "A payout with this external_id exists"]
    : ["DUPLICATE_ERROR", "The idempotency key was used with another request"];
  throw new ProviderError(400, { error_code, message });
}
