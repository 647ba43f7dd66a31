/**
 * `npm run functions-env`: the functions' variables under `supabase start` and `supabase functions serve` that the CLI
 * does not set. Existing values stay.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { PROJECT_ROOT } from "./project.ts";
import { providerVariables, secretsOf, vapidPublicKey } from "./stack/environment.ts";

export const FUNCTIONS_ENV = "supabase/functions/.env";
export const PROVIDERS_PORT = 8788;
/** The CLI's gateway. */
export const API_URL = "http://127.0.0.1:54321";

interface Where {
  root?: string;
  /** The address of this machine for the functions: from a container, or as a local process. */
  host?: string;
  port?: number;
}

/** Writes the files, and returns the names of the missing variables. */
export async function writeFunctionsEnv(
  { root = PROJECT_ROOT, host = "host.docker.internal", port = PROVIDERS_PORT }: Where = {},
): Promise<string[]> {
  const known = readFunctionsEnv(root);
  const random = secretsOf({ serviceRoleKey: crypto.randomUUID() });
  // A key pair: the public key follows from the private one, so an existing one stays.
  const secrets = { ...random, vapid: known["VAPID_PRIVATE_KEY"] || random.vapid };
  const sandboxUrl = `http://${host}:${port}/sandbox`;
  await writeImportMap(root);
  return await add(join(root, FUNCTIONS_ENV), {
    API_EXTERNAL_URL: API_URL,
    ...providerVariables(secrets, { sandboxUrl, appUrl: "http://127.0.0.1:3000" }),
    VAPID_PUBLIC_KEY: vapidPublicKey(secrets.vapid),
  });
}

export function readFunctionsEnv(root = PROJECT_ROOT): Record<string, string> {
  const file = join(root, FUNCTIONS_ENV);
  return existsSync(file) ? parseEnv(Deno.readTextFileSync(file)) as Record<string, string> : {};
}

/** Appends the variables that the file lacks. */
async function add(file: string, variables: Record<string, string>): Promise<string[]> {
  const text = existsSync(file) ? await Deno.readTextFile(file) : "";
  const there = parseEnv(text);
  const missing = Object.entries(variables).filter(([name]) => there[name] === undefined);
  if (missing.length === 0) return [];
  const lines = missing.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join("");
  await Deno.mkdir(dirname(file), { recursive: true });
  const end = text === "" || text.endsWith("\n") ? "" : "\n";
  // Also protects keys of real accounts, which a person adds.
  await Deno.writeTextFile(file, `${text}${end}${lines}`, { mode: 0o600 });
  return missing.map(([name]) => name);
}

/** A container has no node_modules: the CLI passes this file to the runtime, which fetches the same versions. */
async function writeImportMap(root: string): Promise<void> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await Deno.readTextFile(join(root, "package.json")),
  );
  const imports = Object.fromEntries(
    Object.entries(dependencies).flatMap(([name, version]) => [
      [name, `npm:${name}@${version}`],
      [`${name}/`, `npm:/${name}@${version}/`],
    ]),
  );
  const file = join(root, "supabase/functions/import_map.json");
  await Deno.mkdir(dirname(file), { recursive: true });
  await Deno.writeTextFile(file, `${JSON.stringify({ imports }, null, 2)}\n`);
}

if (import.meta.main) {
  const added = await writeFunctionsEnv({ host: Deno.env.get("PROVIDERS_HOST") });
  console.log(`${FUNCTIONS_ENV}: ${added.length > 0 ? `added ${added.join(", ")}` : "complete"}`);
}
