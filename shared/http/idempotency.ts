/** Idempotency-Key: the same request twice has one effect and one answer, byte for byte. */
import { sha256 } from "../digest.ts";
import { Refusal } from "../errors.ts";
import type { Doors, Settlement } from "../db/doors.ts";
import type { Caller, Reply } from "./endpoint.ts";
import { success } from "./reply.ts";

export interface Claim {
  /** What to store when the effect commits. */
  settle(status: number): Settlement;
  /** Frees the key after an answer that is no success. */
  release(): Promise<void>;
}

type Outcome =
  | { outcome: "claimed"; claim_id: string }
  | { outcome: "replay"; status: number; body: string }
  | { outcome: "running" }
  | { outcome: "mismatch" };

/** Claims the request's key: a claim to work under, a reply to repeat, or null when no key was sent. */
export async function claimKey(
  db: Doors,
  caller: Caller,
  request: Request,
  path: string,
  rawBody: string,
): Promise<{ claim: Claim } | { replay: Reply } | null> {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return null;
  if (key.length === 0 || key.length > 255) {
    throw new Refusal("VALIDATION", "Idempotency-Key must have 1 to 255 characters.");
  }
  const answer: Outcome = await db.system.call("calls_claim", {
    caller_id: caller.id,
    method: request.method,
    path,
    key,
    fingerprint: await sha256(rawBody),
  });
  if (answer.outcome === "replay") {
    return {
      replay: {
        status: answer.status,
        text: answer.body,
        headers: { "Idempotent-Replayed": "true" },
      },
    };
  }
  if (answer.outcome === "mismatch") {
    throw new Refusal("CONFLICT", "This Idempotency-Key was used with another body.");
  }
  if (answer.outcome === "running") {
    throw new Refusal("CONFLICT", "The first request with this Idempotency-Key is still running.", {
      retryAfterSeconds: 2,
    });
  }
  const claimId = answer.claim_id;
  return {
    claim: {
      settle: (status) => ({ key, claimId, status, body: success }),
      release: () => db.system.call("calls_release", { claim_id: claimId }),
    },
  };
}
