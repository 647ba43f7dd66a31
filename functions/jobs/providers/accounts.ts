import type { BaseConfig } from "../../../shared/config.ts";
import { keyHeaders, ownKey } from "../../../shared/keys.ts";
import { callProvider, ProviderRejected } from "../../../shared/providers/call.ts";

export interface Accounts {
  /** Ends all sessions and erases the personal data; the id stays. Idempotent. */
  forget(userId: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Throws at boot without a secret key. */
export function createAccounts(
  config: BaseConfig,
): Accounts {
  const headers = keyHeaders(ownKey(config, "Deleting accounts"));
  return {
    forget: async (userId) => {
      await callProvider({
        method: "DELETE",
        url: `${config.SUPABASE_URL}/auth/v1/admin/users/${userId}`,
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
