/** A new Supabase project: an empty database like a hosted one, its pooler, and a platform without functions. */
import { registry } from "../../local/stack/apps.ts";
import type { Target } from "../../tools/deploy/target.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { ANON_KEY, SERVICE_KEY } from "../support/environment.ts";
import { createKeys } from "../support/users.ts";
import { CRON } from "../support/pg_cron.ts";
import { productionSecrets } from "../support/secrets.ts";
import { openHosted } from "./hosted.ts";
import type { Hosted } from "./hosted.ts";
import { openPlatform } from "./platform.ts";
import type { Platform } from "./platform.ts";

export const REF = "abcdefghijklmnopqrst";

export interface Project {
  platform: Platform;
  /** The target of `npm run deploy`, and the contents of its .env. */
  target: Target;
  urls: Hosted["urls"];
  /** Sets the functions' secrets, as `supabase secrets set` does. */
  setSecrets(): void;
  /** Both headers of a user who has signed up. */
  signUp(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export async function openProject(): Promise<Project> {
  const keys = await createKeys();
  const { urls, authority, close: closeDatabase } = await openHosted(REF);
  const platform = await openPlatform(REF, keys.jwks, authority);
  await withConnection(urls.admin, (sql) => sql.unsafe(CRON).simple());
  const secrets = productionSecrets((role) => urls.pooled(role, crypto.randomUUID()));
  const token = keys.sign(platform.url);
  // A project has these from its beginning.
  Object.assign(platform.secrets, {
    SUPABASE_URL: platform.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: ANON_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SERVICE_KEY }),
    SUPABASE_JWKS: keys.jwks,
  });
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
    setSecrets: () => void Object.assign(platform.secrets, secrets),
    signUp: async () => {
      const id = crypto.randomUUID();
      const email = `${id}@example.test`;
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
