import type { BaseConfig } from "../../../shared/config.ts";
import { callProvider, ProviderRejected } from "../../../shared/providers/call.ts";

export interface Accounts {
  /** Ends all sessions and erases the personal data; the id stays. Idempotent. */
  forget(userId: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Throws at boot when there is no secret key to act with. */
export function createAccounts(
  { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, SUPABASE_SECRET_KEYS }: BaseConfig,
): Accounts {
  const key = SUPABASE_SERVICE_ROLE_KEY ?? SUPABASE_SECRET_KEYS?.[0];
  if (!key) {
    throw new Error(
      "Accounts need SUPABASE_SERVICE_ROLE_KEY or SUPABASE_SECRET_KEYS (.env.example).",
    );
  }
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return {
    forget: async (userId) => {
      await callProvider({
        method: "DELETE",
        url: `${SUPABASE_URL}/auth/v1/admin/users/${userId}`,
        headers,
        // The row must stay, because a profile refers to it.
        body: { should_soft_delete: true },
        timeoutMs: TIMEOUT_MS,
      }).catch((error) => {
        if (!(error instanceof ProviderRejected) || error.status !== 404) throw error;
      });
    },
  };
}
