import type { DatabaseClients } from "../db/client.ts";
import type { CallerStatus } from "../db/results.ts";
import { ApiError } from "../errors.ts";
import type { Auth, Caller } from "./endpoint.ts";

const CACHE_SIZE = 5000;
const CACHE_MS = 60_000;

export interface CheckAccountStatus {
  /**
   * Before the operation. A caller whose account was active within the last minute passes unchecked, because
   * operations check again in their own transaction. Staff are checked each time. Throws FORBIDDEN.
   */
  before(db: DatabaseClients, auth: Auth, caller: Caller): Promise<void>;
  /** Ignores the cache. Throws FORBIDDEN. */
  now(db: DatabaseClients, auth: Auth, caller: Caller): Promise<void>;
}

export function createCheckAccountStatus(): CheckAccountStatus {
  const activeUntil = new Map<string, number>();
  const now: CheckAccountStatus["now"] = async (db, auth, caller) => {
    if (auth.kind === "open" || auth.kind === "signed") return;
    const status = await db.service.call("internal.load_caller", {
      caller_id: caller.id,
      email: caller.email,
      token_issued_at: caller.issuedAt,
    });
    requireAccountStatus(auth, status);
    if (activeUntil.size >= CACHE_SIZE) activeUntil.clear();
    if (status.account_status === "active") activeUntil.set(caller.id, Date.now() + CACHE_MS);
  };
  const before: CheckAccountStatus["before"] = async (db, auth, caller) => {
    const known = (activeUntil.get(caller.id) ?? 0) > Date.now();
    if (!known || auth.kind === "staff") await now(db, auth, caller);
  };
  return { before, now };
}

const inactiveReason = (status: CallerStatus["account_status"]) =>
  status === "banned" ? "account_banned" : "account_suspended";

function requireAccountStatus(
  auth: Auth,
  { registered, account_status, roles }: CallerStatus,
): void {
  if (auth.kind === "authenticated") return;
  if (!registered) {
    throw new ApiError(
      "FORBIDDEN",
      "not_registered",
      "Register a profile first: POST /auth/register.",
    );
  }
  if (auth.kind === "active" && account_status !== "active") {
    throw new ApiError(
      "FORBIDDEN",
      inactiveReason(account_status),
      `Your account is ${account_status} and cannot do this.`,
    );
  }
  if (auth.kind === "staff" && account_status !== "active" && roles.length > 0) {
    throw new ApiError(
      "FORBIDDEN",
      inactiveReason(account_status),
      `Your account is ${account_status}: you cannot act as staff.`,
    );
  }
  if (
    auth.kind === "staff" && !["superadmin", ...auth.roles].some((role) => roles.includes(role))
  ) {
    throw new ApiError("FORBIDDEN", "staff_role_required", "This needs another staff role.");
  }
}
