import type { Environment } from "../../shared/config.ts";
import type { TestDatabase } from "./database.ts";
import { environmentOf } from "./environment.ts";

/** A complete production .env with unreachable providers. */
export function productionSecrets(loginAt: (role: string) => string): Environment {
  const database = { url: loginAt } as TestDatabase;
  const all = environmentOf("https://provider.invalid", database, "{}", {});
  const kept = Object.entries(all).filter(([name]) =>
    !/^SUPABASE_|_ALLOW_LOOPBACK$|^DATABASE_POOL_SIZE$/.test(name)
  );
  return Object.fromEntries(kept);
}
