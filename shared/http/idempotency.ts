/** Idempotency-Key: the same request twice has one effect and one answer, byte for byte. */
import { sha256 } from "../digest.ts";
import { ApiError } from "../errors.ts";
import type { DatabaseClients, StoredResponse } from "../db/client.ts";
import type { Caller, Reply } from "./endpoint.ts";
import { success } from "./reply.ts";

export interface Claim {
  /** What to store when the effect commits. */
  storeResponse(status: number): StoredResponse;
  /** Frees the key after an answer that is no success. */
  release(): Promise<void>;
}

/** Claims the request's key: a claim to work under, a reply to repeat, or null when no key was sent. */
export async function claimKey(
  db: DatabaseClients,
  caller: Caller,
  request: Request,
  path: string,
  rawBody: string,
): Promise<{ claim: Claim } | { replay: Reply } | null> {
  const key = request.headers.get("Idempotency-Key");
  if (key === null) return null;
  if (key.length === 0 || key.length > 255) {
    throw new ApiError("VALIDATION", "Idempotency-Key must have 1 to 255 characters.");
  }
  const answer = await db.service.call("internal.claim_idempotency_key", {
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
    throw new ApiError("CONFLICT", "This Idempotency-Key was used with another body.");
  }
  if (answer.outcome === "running") {
    throw new ApiError(
      "CONFLICT",
      "The first request with this Idempotency-Key is still running.",
      {
        retryAfterSeconds: 2,
      },
    );
  }
  const claimId = answer.claim_id;
  return {
    claim: {
      storeResponse: (status) => ({ key, claimId, status, body: success }),
      release: () => db.service.call("internal.release_idempotency_key", { claim_id: claimId }),
    },
  };
}
