import type { StaffRole } from "../../shared/http/endpoint.ts";
import { must } from "./client.ts";
import type { Answer } from "./client.ts";
import type { Market } from "./market.ts";

export const REASON = { "X-Action-Reason": "Found while reconciling" };

export interface StaffClient {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
}

/** The audit lines about this thing, newest first. */
export const auditOf = async (market: Market, targetId: string) => {
  const root = await market.staff("superadmin", { address: false });
  return (await must(root.get(`/admin/audit?limit=100&target_id=${targetId}`))).items;
};

/** A client of a new staff user that always sends a reason. */
export async function openStaffClient(
  market: Market,
  role: StaffRole = "administrator",
): Promise<StaffClient> {
  const client = market.as(await market.staff(role));
  return {
    get: client.get,
    post: (path, body = {}) => client.post(path, body, REASON),
    put: (path, body = {}) => client.put(path, body, REASON),
  };
}
