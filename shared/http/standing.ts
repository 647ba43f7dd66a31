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

export type CheckStanding = (auth: Auth, caller: Caller) => Promise<void>;

/**
 * Builds the check. That someone is registered stays true, so plain members are remembered for a
 * minute; status and roles are asked anew on each call that depends on them.
 */
export function createCheckStanding(db: Doors): CheckStanding {
  const members = new Map<string, number>();
  return async (auth, caller) => {
    if (auth.kind === "open" || auth.kind === "signed" || auth.kind === "newcomer") return;
    if (auth.kind === "member" && (members.get(caller.id) ?? 0) > Date.now()) return;
    const standing: Standing = await db.system.call("callers_standing", {
      caller_id: caller.id,
      email: caller.email,
    });
    if (!standing.registered) {
      throw new Refusal("FORBIDDEN", "Register a profile first: POST /auth/register.");
    }
    if (members.size >= CACHE_SIZE) members.clear();
    members.set(caller.id, Date.now() + CACHE_MS);
    if (auth.kind === "active" && standing.account_status !== "active") {
      throw new Refusal(
        "FORBIDDEN",
        `Your account is ${standing.account_status}: nothing new can be started.`,
      );
    }
    if (
      auth.kind === "staff" &&
      !["superadmin", ...auth.roles].some((role) => standing.roles.includes(role))
    ) {
      throw new Refusal("FORBIDDEN", "This needs another staff role.");
    }
  };
}
