/** The project's API keys, in the forms in which the platform sets them, has set them, or may. */
import type { JSONWebKeySet } from "jose";
import { text } from "./settings.ts";
import type { Setting } from "./settings.ts";

/** A JSON object of name to key, `{}` in a project without such keys, or an array of keys. */
export const apiKeys: Setting<string[]> = (given) => {
  const parsed = parseJson(text(given));
  const keys: unknown[] = isObject(parsed) ? Object.values(parsed) : [undefined];
  if (!keys.every((key) => typeof key === "string")) {
    throw new Error("must be a JSON object of name to key");
  }
  // A key without characters would let in a request without a key.
  return keys.map((key) => key.trim()).filter((key) => key !== "");
};

/** A JSON Web Key Set, or an array of its keys. Undefined when there are none: then they are fetched. */
export const keySet: Setting<JSONWebKeySet | undefined> = (given) => {
  const parsed = parseJson(text(given));
  const keys = isObject(parsed) && Object.hasOwn(parsed, "keys") ? (parsed as Keys).keys : parsed;
  if (!Array.isArray(keys) || !keys.every((key) => isObject(key) && !Array.isArray(key))) {
    throw new Error("must be a JSON Web Key Set");
  }
  return keys.length > 0 ? { keys } : undefined;
};

interface Keys {
  keys: unknown;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

interface SecretKeys {
  SUPABASE_SECRET_KEYS?: string[] | undefined;
  SUPABASE_SERVICE_ROLE_KEY?: string | undefined;
}

/** The new ones first: the platform still sets the legacy key in a project that has disabled it. */
export function secretKeys(config: SecretKeys): string[] {
  const legacy = config.SUPABASE_SERVICE_ROLE_KEY;
  return [...config.SUPABASE_SECRET_KEYS ?? [], ...legacy ? [legacy] : []];
}

interface PublishableKeys {
  SUPABASE_PUBLISHABLE_KEYS?: string[] | undefined;
  SUPABASE_ANON_KEY?: string | undefined;
}

export function publishableKeys(config: PublishableKeys): string[] {
  const legacy = config.SUPABASE_ANON_KEY;
  return [...config.SUPABASE_PUBLISHABLE_KEYS ?? [], ...legacy ? [legacy] : []];
}

/** The key of our own calls. */
export function ownKey(config: SecretKeys, user: string): string {
  const [key] = secretKeys(config);
  if (key) return key;
  throw new Error(
    `${user} needs SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY (.env.example).`,
  );
}

/** With a new key the gateway wants `apikey` beside `Authorization`. */
export const keyHeaders = (key: string) => ({ apikey: key, authorization: `Bearer ${key}` });

/** What a request gives as a key of the project: in `Authorization`, in `apikey`, or in both. */
export function givenKeys(headers: Headers): string[] {
  return [bearerOf(headers), headers.get("apikey")].filter((key) => !!key) as string[];
}

export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.get("Authorization") ?? "")?.[1];
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
