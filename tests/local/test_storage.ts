import { createClient } from "@supabase/supabase-js";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen } from "../../local/gateway/listen.ts";
import type { StorageOptions } from "../../local/storage/options.ts";
import { createStorageApi } from "../../local/storage/storage.ts";
import { createDatabase } from "../support/database.ts";

export const ANON = "sb_publishable_test";
const SERVICE = "sb_secret_test";
export const SECRET = "storage-secret-of-a-test-with-32-chars";

export type TestStorage = Awaited<ReturnType<typeof openStorage>>;

export async function openStorage() {
  const database = await createDatabase();
  const folder = await Deno.makeTempDir();
  let handle: (request: Request) => Response | Promise<Response>;
  const server = await listen(0, (request) => handle(request));
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const issuer = `${server.url}/auth/v1`;
  const options: StorageOptions = {
    sql: database.admin,
    folder: `${folder}/storage`,
    anonKey: ANON,
    serviceRoleKey: SERVICE,
    jwks: { keys: [await exportJWK(publicKey)] },
    issuer,
    secret: SECRET,
  };
  /** Keeps only the database and the folder. */
  const restart = () => {
    const storage = createStorageApi(options);
    handle = createGateway({
      functions: {},
      mounts: { "/storage/v1": (request) => storage.fetch(request) },
      fallback: () => new Response(null, { status: 404 }),
    });
  };
  restart();
  const as = (key: string, token?: string) =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token ? { global: { headers: { Authorization: `Bearer ${token}` } } } : {}),
    }).storage;
  return {
    database,
    folder,
    restart,
    as,
    service: () => as(SERVICE),
    userToken: await new SignJWT({ role: "authenticated" }).setProtectedHeader({ alg: "ES256" })
      .setSubject(crypto.randomUUID()).setIssuer(issuer).setAudience("authenticated")
      .setExpirationTime("1h").sign(privateKey),
    /** The number of files, and how many of them have a row. */
    counts: async () => [
      [...Deno.readDirSync(options.folder)].length,
      (await database.admin`select from storage.objects`).length,
    ],
    close: async () => {
      await server.close(100);
      await database.drop();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

export const pdf = (text: string) => new Blob([text], { type: "application/pdf" });
export const place = () => `${crypto.randomUUID()}/label.pdf`;
export const textOf = async (blob: Blob | null) => blob && await blob.text();
