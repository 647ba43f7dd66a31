/** Tells tools outside the project how to reach a stack: `.local/<port>/stack.json`, and the newest live one's as `.local/stack.json`. */
import { join } from "node:path";
import type { Keys } from "../auth/keys.ts";
import { isHeld } from "../process/lock.ts";
import { secretsOf, SHIPPING_HEADER } from "./environment.ts";
import type { DemoUser } from "./seed.ts";

interface Parts {
  /** The clone's `.local`. */
  state: string;
  port: number;
  url: string;
  keys: Keys;
  databaseUrl: string;
  users: Record<string, DemoUser>;
}

const NAME = "stack.json";

/** Written last and whole: whoever finds it finds a stack that is ready. Answers how to take it back. */
export async function writeStackFile(
  { state, port, url, keys, databaseUrl, users }: Parts,
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
  await put(join(state, String(port), NAME), text);
  await put(join(state, NAME), text);
  return () => retract(state, port, url);
}

/** Removes what a stack that was killed left in its own folder. */
export async function forgetStackFile(state: string, port: number): Promise<void> {
  await Deno.remove(join(state, String(port), NAME)).catch(() => {});
}

async function put(file: string, text: string): Promise<void> {
  const draft = `${file}.${Deno.pid}`;
  await Deno.writeTextFile(draft, text, { mode: 0o600 });
  await Deno.rename(draft, file);
}

async function retract(state: string, port: number, url: string): Promise<void> {
  await forgetStackFile(state, port);
  const shared = join(state, NAME);
  const current = await Deno.readTextFile(shared).then(JSON.parse).catch(() => undefined);
  // One of a stack that started after us stays.
  if (current && current.base_url !== url) return;
  const next = await newestLive(state);
  if (next) await put(shared, next);
  else await Deno.remove(shared).catch(() => {});
}

async function newestLive(state: string): Promise<string | undefined> {
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
