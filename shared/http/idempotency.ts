import { sha256 } from "../digest.ts";
import { ApiError } from "../errors.ts";
import type { DatabaseClients } from "../db/client.ts";
import type { Caller, Reply } from "./endpoint.ts";

export interface Claim {
  id: string;
  /** The key as sent by the client. */
  key: string;
  /** Frees the key after an error. */
  release(): Promise<void>;
}

/**
 * Claims the Idempotency-Key of a request: a claim for the first request, the stored response for a repeat, null
 * without a key. Throws CONFLICT while the first request runs or if the body differs, VALIDATION for a bad key.
 */
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
    throw new ApiError("idempotency_key_invalid");
  }
  const claimed = await db.service.call("internal.claim_idempotency_key", {
    caller_id: caller.id,
    method: request.method,
    path,
    key,
    fingerprint: sha256(rawBody),
  });
  if (claimed.outcome === "replay") {
    return {
      replay: {
        status: claimed.status,
        text: claimed.body,
        headers: { "Idempotent-Replayed": "true" },
      },
    };
  }
  if (claimed.outcome === "mismatch") {
    throw new ApiError("idempotency_key_reused");
  }
  if (claimed.outcome === "running") {
    throw new ApiError("request_in_progress", { retryAfterSeconds: 2 });
  }
  const id = claimed.claim_id;
  const release = () => db.service.call("internal.release_idempotency_key", { claim_id: id });
  return { claim: { id, key, release } };
}
