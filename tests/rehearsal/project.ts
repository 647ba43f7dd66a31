/** A new Supabase project: an empty database with its roles and default privileges, and a platform without functions. */
import { registry } from "../../local/stack/apps.ts";
import type { Target } from "../../local/deploy/target.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import type { Provisioned } from "../../local/postgres/provision.ts";
import { withCluster, withDatabase } from "../../local/tools/database.ts";
import { ANON_KEY, SERVICE_KEY } from "../support/environment.ts";
import { createKeys } from "../support/users.ts";
import { CRON } from "../support/pg_cron.ts";
import { productionSecrets } from "../support/secrets.ts";
import { openPlatform } from "./platform.ts";
import type { Platform } from "./platform.ts";

export const REF = "abcdefghijklmnopqrst";

export interface Project {
  platform: Platform;
  /** The target of `npm run deploy`, and the contents of its .env. */
  target: Target;
  urls: Provisioned["urls"];
  /** Sets the functions' secrets, as `supabase secrets set` does. */
  setSecrets(): void;
  /** Both headers of a user who has signed up. */
  signUp(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export async function openProject(): Promise<Project> {
  const keys = await createKeys();
  const { urls, close: closeDatabase } = await openDatabase();
  const platform = await openPlatform(REF, keys.jwks);
  await withConnection(urls.admin, (sql) => sql.unsafe(CRON).simple());
  const secrets = productionSecrets((role) => loginAt(urls.postgres, role));
  const token = keys.sign(platform.url);
  return {
    platform,
    urls,
    target: {
      ref: REF,
      url: platform.url,
      databaseUrl: urls.postgres,
      secrets,
      cli: platform.cli,
    },
    setSecrets: () =>
      Object.assign(platform.secrets, secrets, {
        SUPABASE_URL: platform.url,
        SUPABASE_ANON_KEY: ANON_KEY,
        SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
      }),
    signUp: async () => {
      const [id, email] = [crypto.randomUUID(), "wulan@example.test"];
      await withConnection(urls.admin, (sql) =>
        sql`
          insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`);
      return {
        authorization: `Bearer ${ANON_KEY}`,
        "x-user-token": await token({ sub: id, email }),
        "content-type": "application/json",
      };
    },
    close: async () => {
      await platform.close();
      await closeDatabase();
    },
  };
}

/** Routes that need no input besides a user's headers. */
export const readable = Object.values(registry).flat()
  .filter(({ method, path }) => method === "GET" && !path.includes(":"));

/** A server of its own, because roles and their passwords belong to the server. */
async function openDatabase() {
  const opened = Promise.withResolvers<Provisioned["urls"]>();
  const closing = Promise.withResolvers<void>();
  const nothing = await Deno.makeTempDir();
  const running = withCluster((cluster) =>
    withDatabase(cluster, (urls) => {
      opened.resolve(urls);
      return closing.promise;
    }, { migrations: nothing })
  ).finally(() => Deno.remove(nothing, { recursive: true }));
  running.catch(opened.reject);
  const urls = await opened.promise;
  return {
    urls,
    close: () => {
      closing.resolve();
      return running;
    },
  };
}

/** Any passwords: the deployment sets them. */
function loginAt(postgres: string, role: string): string {
  const url = new URL(postgres);
  url.username = role;
  url.password = crypto.randomUUID();
  return url.href;
}
