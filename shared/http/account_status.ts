import type { DatabaseClients } from "../db/client.ts";
import type { CallerStatus } from "../db/results.ts";
import { ApiError } from "../errors.ts";
import { rememberLocale } from "../locale.ts";
import type { Auth, Caller } from "./endpoint.ts";

const CACHE_SIZE = 5000;
const CACHE_MS = 60_000;
const LATELY_MS = 1000;

type Check = (
  db: DatabaseClients,
  auth: Auth,
  caller: Caller,
  request: Request,
) => Promise<void>;

export interface CheckAccountStatus {
  /**
   * Before the operation. A caller whose account was active within the last minute passes unchecked, because operations
   * check again in their own transaction. Staff are checked each time. Throws FORBIDDEN.
   */
  before: Check;
  /** Parallel to a read that does not check its caller: uses the cache for one second. Throws FORBIDDEN. */
  lately: Check;
  /** Ignores the cache. Throws FORBIDDEN. */
  now: Check;
  /** For messages: the locale of a caller who recently passed `before` is known; otherwise it is looked up. */
  rememberLocale(db: DatabaseClients, caller: Caller, request: Request): void;
}

export function createCheckAccountStatus(): CheckAccountStatus {
  const active = new Map<string, { at: number; locale: CallerStatus["locale"] }>();
  const now: Check = async (db, auth, caller, request) => {
    if (auth.kind === "open" || auth.kind === "signed") return;
    const status = await load(db, caller);
    const { locale, account_status } = status;
    rememberLocale(request, () => Promise.resolve(locale));
    requireAccountStatus(auth, status);
    if (active.size >= CACHE_SIZE) active.clear();
    if (account_status === "active") {
      active.set(caller.id, { at: Date.now(), locale });
    }
  };
  const knownOf = ({ id }: Caller, ms = CACHE_MS) => {
    const known = active.get(id);
    return known && Date.now() - known.at < ms ? known : undefined;
  };
  const before: Check = async (db, auth, caller, request) => {
    if (!knownOf(caller) || auth.kind === "staff") await now(db, auth, caller, request);
  };
  const lately: Check = async (db, auth, caller, request) => {
    if (!knownOf(caller, LATELY_MS)) await now(db, auth, caller, request);
  };
  const findLocale = async (db: DatabaseClients, caller: Caller) =>
    (knownOf(caller) ?? await load(db, caller)).locale;
  return {
    before,
    lately,
    now,
    rememberLocale: (db, caller, request) => rememberLocale(request, () => findLocale(db, caller)),
  };
}

const load = (db: DatabaseClients, { id, email, issuedAt }: Caller) =>
  db.service.call("internal.load_caller", { caller_id: id, email, token_issued_at: issuedAt });

const inactiveReason = (status: CallerStatus["account_status"]) =>
  status === "banned" ? "account_banned" : "account_suspended";

function requireAccountStatus(
  auth: Auth,
  { registered, account_status, roles }: CallerStatus,
): void {
  if (auth.kind === "authenticated") return;
  if (!registered) {
    throw new ApiError("not_registered");
  }
  if (
    account_status !== "active" &&
    (auth.kind === "active" || (auth.kind === "staff" && roles.length > 0))
  ) {
    throw new ApiError(inactiveReason(account_status));
  }
  if (
    auth.kind === "staff" && !["superadmin", ...auth.roles].some((role) => roles.includes(role))
  ) {
    throw new ApiError("staff_role_required");
  }
}
