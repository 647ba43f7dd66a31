import { within } from "./time.ts";

/** Where the caller's token comes from. */
export interface Session {
  /** The current token; undefined when nobody is signed in. Throws when it cannot tell. */
  token(): Promise<string | undefined> | string | undefined;
  /** A new token, after the service has rejected the current one; undefined when a new sign-in is needed. */
  refresh?(): Promise<string | undefined>;
}

interface SupabaseAuth {
  getSession(): Promise<SupabaseAnswer>;
  refreshSession(): Promise<SupabaseAnswer>;
}

interface SupabaseAnswer {
  data: { session: { access_token: string } | null };
  error: { name: string } | null;
}

/** The session of supabase-js: `supabaseSession(supabase.auth)`. */
export function supabaseSession(auth: SupabaseAuth): Session {
  const tokenOf = ({ data, error }: SupabaseAnswer) => {
    // Signed in still, but the sign-in service cannot be reached.
    if (error?.name === "AuthRetryableFetchError") throw error;
    return data.session?.access_token;
  };
  return {
    token: async () => tokenOf(await auth.getSession()),
    refresh: async () => tokenOf(await auth.refreshSession()),
  };
}

const LONGEST_REFRESH = 30;

/** Any number of calls that get 401 at the same time refresh the token once. */
export function refreshOnce({ token, refresh }: Session) {
  let running: Promise<string | undefined> | undefined;
  return (rejected: string): Promise<string | undefined> =>
    running ??= within(LONGEST_REFRESH, undefined, async () => {
      const current = await token();
      return current === rejected ? await refresh?.() : current;
    }).finally(() => running = undefined);
}

/** Who calls: the subject of a JWT, which is read here and not verified. */
export function userOf(token: string | undefined): string {
  try {
    const payload = token!.split(".")[1]!.replace(/-/g, "+").replace(/_/g, "/");
    return JSON.parse(atob(payload)).sub;
  } catch {
    return "";
  }
}
