/**
 * The logins of the functions on SUPABASE_DB_URL, which the platform sets: a direct connection as postgres. The session
 * takes the login's role and settings. So a statement outside a transaction has no more rights than the login; each
 * transaction sets its own role as always. tests/shared/db compares the settings with roles.sql.
 */
export function platformLogins(url: string) {
  return {
    DATABASE_POOL_URL: as(url, {
      role: "preloved_functions",
      statement_timeout: "10s",
      lock_timeout: "5s",
      idle_in_transaction_session_timeout: "30s",
      jit: "off",
    }),
    DATABASE_PUBLIC_POOL_URL: as(url, {
      role: "preloved_anon",
      statement_timeout: "3s",
      jit: "off",
    }),
    // Each function has one session: a small project has 60.
    DATABASE_POOL_SIZE: "1",
  };
}

/** The driver sends these at the start of a session. */
function as(url: string, settings: Record<string, string>): string {
  const login = new URL(url);
  for (const [name, value] of Object.entries(settings)) login.searchParams.set(name, value);
  const isHosted = /\.supabase\.(co|com)$/.test(login.hostname);
  if (isHosted && !login.searchParams.has("sslmode")) login.searchParams.set("sslmode", "require");
  return login.href;
}
