import type { DatabaseClients } from "../../shared/db/client.ts";
import { createBatcher } from "../../shared/work/batch.ts";
import type { EmailCallback, WebhooksDeps } from "./deps.ts";

/** Keeps the time for which a batch locks its e-mails below ten milliseconds or so. */
const MAX_BATCH = 50;

/** Callbacks of one process that wait at the same moment are one statement. */
export function createApplyEmailCallback(db: DatabaseClients): WebhooksDeps["applyEmailCallback"] {
  const enqueue = createBatcher<EmailCallback, boolean>(async (_, batch) => {
    const callbacks = batch.map((callback) => ({ ...callback }));
    const known = await db.service.call("internal.apply_email_callbacks", { callbacks });
    return batch.map(({ digest }) => !known.includes(digest));
  }, MAX_BATCH);
  return (callback) => enqueue("resend", callback);
}
