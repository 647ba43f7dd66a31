import { join } from "node:path";
import type { Keys } from "../auth/keys.ts";
import { isHeld } from "../process/lock.ts";
import { secretsOf, SHIPPING_HEADER } from "./environment.ts";
import type { TestUser } from "./seed.ts";

interface StackFile {
  /** The folder `.local`. */
  state: string;
  port: number;
  url: string;
  keys: Keys;
  databaseUrl: string;
  users: Record<string, TestUser>;
}

const NAME = "stack.json";

/** Written when the stack is ready. Returns a function that removes it. */
export async function writeStackFile(
  { state, port, url, keys, databaseUrl, users }: StackFile,
): Promise<() => Promise<void>> {
  const secrets = secretsOf(keys);
  const stack = {
    base_url: url,
    supabase_url: url,
    anon_key: keys.anonKey,
    service_role_key: keys.serviceRoleKey,
    database_url: databaseUrl,
    sandbox_url: `${url}/sandbox`,
    docs_url: `${url}/docs`,
    finance_portal_secret: secrets.portal,
    qstash: { url: `${url}/sandbox/qstash`, token: secrets.qstash },
    webhooks: {
      payment: {
        path: "/webhooks/xendit",
        payout_path: "/webhooks/xendit/payout",
        native_path: "/webhooks/xendit-native",
        headers: { "x-callback-token": secrets.callback },
      },
      shipping: { path: "/webhooks/biteship", headers: { [SHIPPING_HEADER]: secrets.courier } },
      email: { path: "/webhooks/resend", secret: secrets.mailSigning },
    },
    users,
  };
  const text = JSON.stringify(stack, null, 2) + "\n";
  await writeAtomically(join(state, String(port), NAME), text);
  await writeAtomically(join(state, NAME), text);
  return () => withdraw(state, port, url);
}

/** Removes the file of a killed stack. */
export async function removeStackFile(state: string, port: number): Promise<void> {
  await Deno.remove(join(state, String(port), NAME)).catch(() => {});
}

async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${Deno.pid}`;
  await Deno.writeTextFile(draft, text, { mode: 0o600 });
  await Deno.rename(draft, file);
}

async function withdraw(state: string, port: number, url: string): Promise<void> {
  await removeStackFile(state, port);
  const shared = join(state, NAME);
  const current = await Deno.readTextFile(shared).then(JSON.parse).catch(() => undefined);
  // The file of a stack that started later stays.
  if (current && current.base_url !== url) return;
  const next = await newestRunning(state);
  if (next) await writeAtomically(shared, next);
  else await Deno.remove(shared).catch(() => {});
}

async function newestRunning(state: string): Promise<string | undefined> {
  let newest: { text: string; at: number } | undefined;
  for await (const { name } of Deno.readDir(state)) {
    const file = join(state, name, NAME);
    if (!isHeld(join(state, name, "stack.pid"))) continue;
    const at = await Deno.stat(file).then(({ mtime }) => mtime?.getTime() ?? 0, () => undefined);
    if (at === undefined || (newest && newest.at > at)) continue;
    newest = { text: await Deno.readTextFile(file), at };
  }
  return newest?.text;
}
