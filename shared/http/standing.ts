/** May this person do this kind of thing at all: registered, in good standing, on the staff. */
import type { Doors } from "../db/doors.ts";
import { Refusal } from "../errors.ts";
import type { Auth, Caller } from "./endpoint.ts";

interface Standing {
  registered: boolean;
  account_status: "active" | "suspended" | "banned" | null;
  roles: string[];
}

const CACHE_SIZE = 5000;
const CACHE_MS = 60_000;

export interface CheckStanding {
  /**
   * Before the verb. Whoever was in good standing within the last minute passes: the verb of an
   * `active` endpoint asks for itself in its own transaction. Staff are asked about every time.
   */
  before(db: Doors, auth: Auth, caller: Caller): Promise<void>;
  /** Asks anew, whatever is remembered. */
  now(db: Doors, auth: Auth, caller: Caller): Promise<void>;
}

export function createCheckStanding(): CheckStanding {
  const fine = new Map<string, number>();
  const now: CheckStanding["now"] = async (db, auth, caller) => {
    if (auth.kind === "open" || auth.kind === "signed" || auth.kind === "newcomer") return;
    const standing: Standing = await db.system.call("callers_standing", {
      caller_id: caller.id,
      email: caller.email,
      token_issued_at: caller.issuedAt,
    });
    requireStanding(auth, standing);
    if (fine.size >= CACHE_SIZE) fine.clear();
    if (standing.account_status === "active") fine.set(caller.id, Date.now() + CACHE_MS);
  };
  const before: CheckStanding["before"] = async (db, auth, caller) => {
    const known = (fine.get(caller.id) ?? 0) > Date.now();
    if (!known || auth.kind === "staff") await now(db, auth, caller);
  };
  return { before, now };
}

function requireStanding(auth: Auth, { registered, account_status, roles }: Standing): void {
  if (!registered) {
    throw new Refusal("FORBIDDEN", "Register a profile first: POST /auth/register.");
  }
  if (auth.kind === "active" && account_status !== "active") {
    throw new Refusal(
      "FORBIDDEN",
      `Your account is ${account_status}: nothing new can be started.`,
    );
  }
  if (auth.kind === "staff" && account_status !== "active" && roles.length > 0) {
    throw new Refusal("FORBIDDEN", `Your account is ${account_status}: you act as staff no more.`);
  }
  if (
    auth.kind === "staff" && !["superadmin", ...auth.roles].some((role) => roles.includes(role))
  ) {
    throw new Refusal("FORBIDDEN", "This needs another staff role.");
  }
}
