import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { loadKeys } from "../local/auth/keys.ts";
import { mintToken } from "../local/auth/sessions.ts";
import { findInstallation } from "../local/postgres/installation.ts";
import { dropCluster } from "../local/postgres/cluster.ts";
import { logOf, runningPid } from "../local/postgres/server.ts";
import { readSecret } from "../local/postgres/passwords.ts";
import { familyMs, processorMs } from "./processor.ts";

export interface Buyer {
  headers: Record<string, string>;
  address_id: string;
}

/** A running stack with a seller's listings, and its counters. */
export type PurchaseMarket = Awaited<ReturnType<typeof openPurchaseMarket>>;

const PROFILE = { full_name: "Bench", city: "Bandung" };
const ADDRESS = {
  label: "Rumah",
  recipient_name: "Bench",
  phone: "0812-3456-7890",
  street: "Jl. Braga 1",
  city: "Bandung",
  province: "Jawa Barat",
  postal_code: "40111",
  district: "Sumur Bandung",
};

/** Starts a stack in a process of its own, in an empty folder. */
export async function openPurchaseMarket(listings: number) {
  const folder = await Deno.makeTempDir({ prefix: "preloved-bench-" });
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", fileURLToPath(new URL("./purchase_stack.ts", import.meta.url)), folder],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const { ask, close } = linesOf(process);
  const { port } = JSON.parse(await ask()) as { port: number };
  const home = join(folder, String(port));
  const url = `http://127.0.0.1:${port}`;
  const cluster = findInstallation(join(home, "postgres"));
  const [, databasePort] = /^port = (\d+)$/m.exec(
    await Deno.readTextFile(join(cluster.dataDir, "postgresql.conf")),
  ) ?? [];
  const admin = postgres({
    host: "127.0.0.1",
    port: Number(databasePort),
    user: "supabase_admin",
    password: readSecret(cluster.dataDir),
    database: "postgres",
    max: 4,
    onnotice: () => {},
  });
  await admin`alter system set track_functions = 'all'`;
  await admin`select pg_reload_conf()`;
  await admin`update private.settings set max_value = 1000000000, value = 1000000000
    where name in ('rate_limit_multiplier', 'unpaid_orders_max')`;
  const user = await signUps(url, home, admin);
  const seller = await user("bench.seller");
  const free = await addListings(admin, seller.id, listings);
  return {
    url,
    admin,
    buyers: (count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => user(`bench.buyer${at}`))),
    /** Listings that nobody has bought. */
    free,
    logFile: logOf(cluster),
    /** Processor milliseconds so far. */
    processor: () => ({
      stack: processorMs(process.pid),
      database: familyMs(runningPid(cluster.dataDir)!),
      clients: processorMs(Deno.pid),
    }),
    /** Calls of the stack to itself so far. */
    selfCalls: async () => JSON.parse(await ask("count")) as Record<string, number>,
    close: async () => {
      await admin.end();
      await close();
      await dropCluster(join(home, "postgres"));
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Answers to lines, one by one. */
function linesOf(process: Deno.ChildProcess) {
  const reader = process.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const writer = process.stdin.getWriter();
  const ask = async (line?: string) => {
    if (line) await writer.write(new TextEncoder().encode(`${line}\n`));
    for (let text = "";;) {
      const { value, done } = await reader.read();
      if (done) throw new Error("The stack has ended.");
      text += value;
      if (text.endsWith("\n")) return text;
    }
  };
  const close = async () => {
    await writer.close();
    await process.status;
  };
  return { ask, close };
}

async function signUps(url: string, home: string, admin: postgres.Sql) {
  const keys = await loadKeys(join(home, "keys.json"));
  return async (username: string): Promise<Buyer & { id: string }> => {
    const id = crypto.randomUUID();
    const email = `${username}@bench.test`;
    await admin`insert into auth.users (id, email) values (${id}, ${email})`;
    const token = await mintToken({
      keys,
      issuer: `${url}/auth/v1`,
      userId: id,
      email,
      lifetimeSeconds: 7200,
    });
    const headers = {
      authorization: `Bearer ${keys.anonKey}`,
      "x-user-token": token,
      "content-type": "application/json",
    };
    await post(`${url}/auth/register`, headers, { ...PROFILE, username });
    const { id: address_id } = await post(`${url}/auth/me/addresses`, headers, ADDRESS);
    return { id, headers, address_id };
  };
}

/** Returns `data`; throws unless the response is a success. */
export async function post(url: string, headers: Record<string, string>, body: unknown) {
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return JSON.parse(text).data;
}

async function addListings(admin: postgres.Sql, seller: string, count: number): Promise<string[]> {
  const rows = await admin<{ id: string }[]>`
    insert into public.listings (seller_id, title, description, price, product_category, gender, condition, photos, weight_grams)
    select ${seller}, 'Dress nomor ' || n, 'Kain katun.', 50000 + (n * 37 % 400) * 1000, 'Dress', 'female', 'good',
           array['https://images.example.com/' || n || '.jpg'], 400
    from generate_series(1, ${count}::integer) as n
    returning id`;
  await admin`vacuum analyze public.listings`;
  return rows.map(({ id }) => id);
}
