/** The accounts that people sign in with: Supabase Auth, as far as we ever act on it. */
import type { BaseConfig } from "../config.ts";
import { callProvider, ProviderRefused } from "./call.ts";

export interface Accounts {
  /** Ends every session and blots out the e-mail address and the rest; the id stays. Repeating it is harmless. */
  forget(userId: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** `key` is one of the project's secret keys. */
export function createAccounts({ SUPABASE_URL }: BaseConfig, key: string | undefined): Accounts {
  const headers = { apikey: key ?? "", authorization: `Bearer ${key}` };
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
        if (!(error instanceof ProviderRefused) || error.status !== 404) throw error;
      });
    },
  };
}
