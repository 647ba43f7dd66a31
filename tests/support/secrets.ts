import type { Environment } from "../../shared/config.ts";
import { environmentOf } from "./environment.ts";

/** A complete production .env with unreachable providers. */
export function productionSecrets(loginAt: (role: string) => string): Environment {
  const all = environmentOf("https://provider.invalid", { url: loginAt }, "{}", {});
  const kept = Object.entries(all).filter(([name]) => !/^SUPABASE_|_ALLOW_LOOPBACK$/.test(name));
  return Object.fromEntries(kept);
}
