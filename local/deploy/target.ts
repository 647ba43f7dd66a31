/** Where a deployment goes, as the environment of `npm run deploy` and the file .env tell. */
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Environment } from "../../shared/config.ts";
import { CLONE, exists } from "../postgres/binaries.ts";

export interface Target {
  /** The project's reference, the first part of its address. */
  ref: string;
  /** Where its functions answer. */
  url: string;
  /** As role postgres, past the transaction pooler: migrations need a session. */
  databaseUrl: string;
  /** What .env holds: the secrets that the functions shall see. */
  secrets: Environment;
  /** What the Supabase CLI is given besides. */
  cli: Record<string, string>;
}

/** What `npm run deploy` has to be told, and where to find it. */
const WANTED = {
  SUPABASE_ACCESS_TOKEN: "a token of yours: supabase.com/dashboard/account/tokens",
  SUPABASE_PROJECT_ID: "the project's reference: its dashboard, Settings, General",
  DEPLOY_DATABASE_URL:
    "the database as role postgres, by the session pooler (port 5432): its dashboard, Connect",
};

/** The target, or a sentence on what is missing. */
export function readTarget(
  environment: Environment,
  secrets: Environment | undefined,
): Target | string {
  const missing = Object.entries(WANTED).filter(([name]) => !environment[name]);
  if (missing.length > 0) {
    return `Set ${missing.map(([name, what]) => `${name} (${what})`).join("; ")}.`;
  }
  if (!secrets) return "Copy .env.example to .env and fill it in: it holds what the functions see.";
  const ref = environment["SUPABASE_PROJECT_ID"]!;
  const pass = ["SUPABASE_ACCESS_TOKEN", "SUPABASE_PROFILE"].filter((name) => environment[name]);
  return {
    ref,
    url: environment["DEPLOY_PROJECT_URL"] ?? `https://${ref}.supabase.co`,
    databaseUrl: environment["DEPLOY_DATABASE_URL"]!,
    secrets,
    cli: Object.fromEntries(pass.map((name) => [name, environment[name]!])),
  };
}

/** The clone's .env; undefined where there is none. */
export function readSecrets(file = join(CLONE, ".env")): Environment | undefined {
  return exists(file) ? parseEnv(Deno.readTextFileSync(file)) as Environment : undefined;
}
