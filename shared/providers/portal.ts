import * as z from "zod";
import type { Settings } from "../config.ts";
import { OWN_MESSAGE } from "../domain/events.ts";
import type { FinanceEvent } from "../domain/events.ts";
import { rupiah } from "../domain/money.ts";
import { signMessage } from "../standard_webhooks.ts";
import { continueTrace, traceparent } from "../trace.ts";
import { callProvider, parseResponse } from "./call.ts";

/**
 * `refused`: the portal rejected this event. `unanswered`: no connection, a time-out, 429 or 502 to 504; a ping then
 * shows whether the portal is down or only this event fails.
 */
export type Posted = { outcome: "delivered" } | {
  outcome: "refused" | "unanswered";
  error: string;
};

const wireBalance = z.object({
  available: rupiah,
  pending: rupiah,
  currency: z.string().min(1).max(10),
  as_of: z.iso.datetime({ offset: true }),
});

/** Every request is signed with Standard Webhooks. */
export interface FinancePortal {
  /** Continues the event's trace. */
  post(event: FinanceEvent, carrier?: string | null): Promise<Posted>;
  /** Sends a message without an event. True if the portal responds, even with an error. */
  ping(): Promise<boolean>;
  /** In rupiah. Throws if the portal does not respond within two seconds. */
  balance(sellerId: string): Promise<z.output<typeof wireBalance>>;
}

const DOWN_STATUSES = [429, 502, 503, 504];
const BALANCE_TIMEOUT_MS = 2_000;

export function createPortal(
  { FINANCE_PORTAL_URL, FINANCE_PORTAL_SECRET, FINANCE_PORTAL_TIMEOUT_MS }: Settings<"portal">,
): FinancePortal {
  const post = async (message: { id: string }): Promise<Posted> => {
    const body = JSON.stringify(message);
    const headers = signMessage(FINANCE_PORTAL_SECRET, message.id, body);
    const trace = traceparent();
    try {
      const response = await fetch(`${FINANCE_PORTAL_URL}/events`, {
        method: "POST",
        headers: {
          ...headers,
          ...trace && { traceparent: trace },
          "content-type": "application/json",
        },
        body,
        signal: AbortSignal.timeout(FINANCE_PORTAL_TIMEOUT_MS),
        redirect: "manual",
      });
      // Only the status counts.
      await response.text().catch(() => "");
      if (response.ok) return { outcome: "delivered" };
      const isDown = DOWN_STATUSES.includes(response.status);
      const error = `The portal answered ${response.status}.`;
      return { outcome: isDown ? "unanswered" : "refused", error };
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      return { outcome: "unanswered", error: `The portal did not answer: ${why}` };
    }
  };
  return {
    post: (event, carrier = null) =>
      continueTrace(carrier, `deliver ${event.type}`, () => post(event)),
    ping: async () => {
      const ping = { id: `${OWN_MESSAGE}ping_${crypto.randomUUID()}`, type: "ping" };
      return (await post(ping)).outcome !== "unanswered";
    },
    balance: async (sellerId) => {
      const id = `${OWN_MESSAGE}balance_${crypto.randomUUID()}`;
      const response = await callProvider({
        method: "GET",
        url: `${FINANCE_PORTAL_URL}/sellers/${sellerId}/balance`,
        headers: signMessage(FINANCE_PORTAL_SECRET, id, ""),
        timeoutMs: BALANCE_TIMEOUT_MS,
      });
      return parseResponse(wireBalance, response);
    },
  };
}
