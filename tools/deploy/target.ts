import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Environment } from "../../shared/config.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { urlProblem } from "../target_database.ts";

export interface Target {
  /** The project's reference, the first part of its host name. */
  ref: string;
  url: string;
  /** As role postgres, without the transaction pooler: migrations need a session. */
  databaseUrl: string;
  /** The variables of .env: the secrets of the functions. */
  secrets: Environment;
  /** Environment of the Supabase CLI. */
  cli: Record<string, string>;
}

/** Required variables, and where to find them. */
const REQUIRED = {
  SUPABASE_ACCESS_TOKEN: "a token of yours: supabase.com/dashboard/account/tokens",
  SUPABASE_PROJECT_ID: "the project's reference: its dashboard, Settings, General",
  DEPLOY_DATABASE_URL:
    "the database as role postgres, by the session pooler (port 5432): its dashboard, Connect",
};

/** The target, or a message about the missing or wrong variables. */
export function readTarget(
  environment: Environment,
  secrets: Environment | undefined,
): Target | string {
  const missing = Object.entries(REQUIRED).filter(([name]) => !environment[name]);
  if (missing.length > 0) {
    return `Set ${missing.map(([name, what]) => `${name} (${what})`).join("; ")}.`;
  }
  if (!secrets) {
    return "Copy .env.example to .env and fill it in: it has the secrets of the functions.";
  }
  const problem = urlProblem(environment["DEPLOY_DATABASE_URL"]!);
  if (problem) return problem;
  const ref = environment["SUPABASE_PROJECT_ID"]!;
  const passed = ["SUPABASE_ACCESS_TOKEN", "SUPABASE_PROFILE"].filter((name) => environment[name]);
  return {
    ref,
    url: environment["DEPLOY_PROJECT_URL"] ?? `https://${ref}.supabase.co`,
    databaseUrl: environment["DEPLOY_DATABASE_URL"]!,
    secrets,
    cli: Object.fromEntries(passed.map((name) => [name, environment[name]!])),
  };
}

export function readSecrets(file = join(PROJECT_ROOT, ".env")): Environment | undefined {
  return existsSync(file) ? parseEnv(Deno.readTextFileSync(file)) as Environment : undefined;
}

/** The comment above each variable of .env.example, as one line. */
export function exampleComments(): Map<string, string> {
  const comments = new Map<string, string>();
  let above: string[] = [];
  for (const line of Deno.readTextFileSync(join(PROJECT_ROOT, ".env.example")).split("\n")) {
    const [, name] = /^([A-Z][A-Z0-9_]+)=/.exec(line) ?? [];
    if (name) comments.set(name, above.join(" "));
    above = line.startsWith("# ") && !line.startsWith("# ---") ? [...above, line.slice(2)] : [];
  }
  return comments;
}

/** The variable's meaning and source, without "Required". */
export const meaningOf = (name: string): string =>
  exampleComments().get(name)?.replace(/^(Required here|Required|Optional)\. /, "") ?? "";
