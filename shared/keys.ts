/** The project's API keys, in all current, former and possible forms of the platform. */
import type { JSONWebKeySet } from "jose";
import * as z from "zod";
import { parseJson } from "./domain/json.ts";

const json = z.string("is not set").transform(parseJson);

/** A JSON object of name to key, `{}` in a project without such keys, or an array of keys. */
export const apiKeys = json
  .pipe(
    z.union(
      [z.array(z.string()), z.record(z.string(), z.string())],
      "must be a JSON object of name to key",
    ),
  )
  // An empty key would admit a request without a key.
  .transform((keys) => Object.values(keys).map((key) => key.trim()).filter((key) => key !== ""));

const publicKeys = z.array(z.record(z.string(), z.unknown()));

/** A JSON Web Key Set, or an array of its keys. Undefined without keys: then they are fetched. */
export const keySet = json
  .pipe(z.union([publicKeys, z.object({ keys: publicKeys })], "must be a JSON Web Key Set"))
  .transform((given) => {
    const keys = Array.isArray(given) ? given : given.keys;
    return keys.length > 0 ? { keys } as unknown as JSONWebKeySet : undefined;
  });

interface SecretKeys {
  SUPABASE_SECRET_KEYS?: string[] | undefined;
  SUPABASE_SERVICE_ROLE_KEY?: string | undefined;
}

interface PublishableKeys {
  SUPABASE_PUBLISHABLE_KEYS?: string[] | undefined;
  SUPABASE_ANON_KEY?: string | undefined;
}

/** The new keys first: the platform still sets the legacy key in a project that has disabled it. */
const all = (keys: string[] = [], legacy?: string) => legacy ? [...keys, legacy] : keys;

export const secretKeys = (config: SecretKeys): string[] =>
  all(config.SUPABASE_SECRET_KEYS, config.SUPABASE_SERVICE_ROLE_KEY);

export const publishableKeys = (config: PublishableKeys): string[] =>
  all(config.SUPABASE_PUBLISHABLE_KEYS, config.SUPABASE_ANON_KEY);

/** The key of our own calls. */
export function ownKey(config: SecretKeys, user: string): string {
  const [key] = secretKeys(config);
  if (key) return key;
  throw new Error(
    `${user} needs SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY (.env.example).`,
  );
}

/** With a new key the gateway requires `apikey` beside `Authorization`. */
export const keyHeaders = (key: string) => ({ apikey: key, authorization: `Bearer ${key}` });

/** The project's key in a user's request: `apikey` counts only without `Authorization`. */
export const platformKey = (headers: Headers): string | undefined =>
  headers.has("Authorization") ? bearerOf(headers) : headers.get("apikey") ?? undefined;

/** The project's keys in a system's request: in `Authorization`, in `apikey`, or in both. */
export function givenKeys(headers: Headers): string[] {
  return [bearerOf(headers), headers.get("apikey")].filter((key) => !!key) as string[];
}

export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.get("Authorization") ?? "")?.[1];
}
