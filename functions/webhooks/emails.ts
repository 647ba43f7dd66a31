import type { DatabaseClients } from "../../shared/db/client.ts";
import { createDelayedBatcher } from "../../shared/concurrency/batch.ts";
import type { JsonObject } from "../../shared/domain/json.ts";
import { readMailCallback } from "../../shared/callbacks/resend.ts";
import type { EmailCallback, ReceivedCallback, WebhooksDeps } from "./deps.ts";

/** Limits the lock time of a batch's e-mails to about ten milliseconds. */
const MAX_BATCH = 50;
/** Callbacks of e-mails from one call arrive together, and the provider waits far longer for an answer. */
const GATHER_MS = 10;

/** Callbacks of one process that arrive within GATHER_MS share one statement. */
export function createApplyEmailCallback(db: DatabaseClients): WebhooksDeps["applyEmailCallback"] {
  return createDelayedBatcher<EmailCallback, boolean>(GATHER_MS, async (batch) => {
    const callbacks = batch.map((callback) => ({ ...callback }));
    const known = await db.service.call("internal.apply_email_callbacks", { callbacks });
    return batch.map(({ digest }) => !known.includes(digest));
  }, MAX_BATCH);
}

/** The part of the body without personal data. */
const namesNobody = ({ type, created_at, data }: JsonObject): JsonObject => ({
  type: type ?? null,
  created_at: created_at ?? null,
  data: { email_id: (data as JsonObject)["email_id"] ?? null },
});

/** False for a callback that must wait for the disk, was stored before, or cannot be applied with others. */
export async function receiveEmail(
  deps: WebhooksDeps,
  callback: ReceivedCallback,
): Promise<boolean> {
  const update = readMailCallback(callback.body);
  if (update?.suppress) return false;
  return await deps.applyEmailCallback({ ...callback, body: namesNobody(callback.body), update })
    .catch((error) => {
      deps.log("email_batch_failed", { error });
      return false;
    });
}
