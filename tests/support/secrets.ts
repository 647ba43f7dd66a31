/** What a filled-in .env holds: the variables that tests run with, as production has them. */
import type { Environment } from "../../shared/config.ts";
import type { TestDatabase } from "./database.ts";
import { environmentOf } from "./environment.ts";

/** No loopback, and providers that nobody reaches from here. */
export function productionSecrets(loginAt: (role: string) => string): Environment {
  const database = { url: loginAt } as TestDatabase;
  const all = environmentOf("https://company.invalid", database, "{}", {});
  const kept = Object.entries(all).filter(([name]) => !/^SUPABASE_|_ALLOW_LOOPBACK$/.test(name));
  return Object.fromEntries(kept);
}
