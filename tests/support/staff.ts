import type { StaffRole } from "../../shared/http/endpoint.ts";
import type { Answer } from "./client.ts";
import type { Market } from "./market.ts";

export const REASON = { "X-Action-Reason": "Found while reconciling" };

export interface StaffClient {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
}

/** A client of a new staff user that always sends a reason. */
export async function openStaffClient(
  market: Market,
  role: StaffRole = "administrator",
): Promise<StaffClient> {
  const client = market.as(await market.staff(role));
  return { get: client.get, post: (path, body = {}) => client.post(path, body, REASON) };
}
