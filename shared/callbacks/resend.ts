import * as z from "zod";
import type { Deps } from "../http/endpoint.ts";

const wireCallback = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().max(100),
    tags: z.record(z.string(), z.string()).optional().catch(undefined),
    bounce: z.object({ type: z.string(), message: z.string().optional() }).optional().catch(
      undefined,
    ),
    failed: z.object({ reason: z.string() }).optional().catch(undefined),
  }),
});

export interface EmailUpdate {
  id: string | null;
  provider_id: string;
  status: string;
  suppress: "bounce" | "complaint" | null;
  problem: string | null;
  [key: string]: string | null;
}

const STATUSES: Readonly<Record<string, string>> = Object.freeze({
  "email.sent": "sent",
  "email.delivery_delayed": "delayed",
  "email.delivered": "delivered",
  "email.failed": "failed",
  "email.suppressed": "suppressed",
  "email.bounced": "bounced",
  "email.complained": "complained",
});

/** Handles a callback that came before its e-mail was known, or that suppresses an address. */
export function handleMail(deps: Deps, body: Record<string, unknown>): Promise<string> {
  const update = readMailCallback(body);
  return update
    ? deps.db.service.call("internal.apply_email_update", { callback: update })
    : Promise.resolve("ignored");
}

/** Null for events without a delivery status, such as opened and clicked. */
export function readMailCallback(body: unknown): EmailUpdate | null {
  const parsed = wireCallback.safeParse(body);
  const status = parsed.success ? STATUSES[parsed.data.type] : undefined;
  if (!parsed.success || !status) return null;
  const { email_id, tags, bounce, failed } = parsed.data.data;
  const ours = z.uuid().safeParse(tags?.["email_id"]);
  return {
    id: ours.success ? ours.data : null,
    provider_id: email_id,
    status,
    suppress: suppression(status, bounce?.type),
    problem: bounce?.message ?? failed?.reason ?? null,
  };
}

/** Only permanent bounces and complaints suppress an address; a full mailbox does not. */
function suppression(status: string, bounceType: string | undefined): EmailUpdate["suppress"] {
  if (status === "complained") return "complaint";
  return status === "bounced" && bounceType === "Permanent" ? "bounce" : null;
}
