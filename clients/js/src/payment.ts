import { isFinal } from "./send.ts";
import { sleep } from "./time.ts";
import type { Data, Method, Result } from "./types.ts";

type Check = Data<"get", "/payments/{orderId}/check">;
export type Paid = Check & { outcome: "paid" | "expired" | "cancelled" };

export interface WaitOptions {
  signal?: AbortSignal;
  /** Called after each check, also while the network is gone (`undefined`). */
  onCheck?(check: Check | undefined): void;
}

/**
 * Asks until the order is paid, expired or cancelled, every 2 seconds at first and every 10 after some minutes. Goes on
 * while the network is gone; ends with an error when the service says no, or by the signal.
 */
export function createWaitForPayment(get: Method<"get">) {
  return async (orderId: string, { signal, onCheck }: WaitOptions = {}): Promise<Result<Paid>> => {
    for (let wait = 2;; wait = Math.min(10, wait * 1.05)) {
      const answer = await get("/payments/{orderId}/check", {
        params: { path: { orderId } },
        signal,
      });
      const { data, error } = answer;
      if (data && data.status !== "AWAITING_PAYMENT") {
        return { ...answer, data: { ...data, outcome: OUTCOMES[data.status] ?? "paid" } };
      }
      const isOver = error && (isFinal(error) || ["ABORTED", "UNAUTHORIZED"].includes(error.code));
      if (isOver) return { error };
      onCheck?.(data);
      await sleep(Math.max(wait, Math.min(60, error?.retryAfter ?? 0)), signal);
    }
  };
}

const OUTCOMES: Partial<Record<Check["status"], Paid["outcome"]>> = {
  EXPIRED: "expired",
  CANCELLED: "cancelled",
};
