import * as z from "zod";
import { platformLogins } from "./db/platform_logins.ts";
import { Off } from "./features.ts";
import { FEATURE_NAMES, features, slices } from "./slices.ts";

export type Environment = Record<string, string | undefined>;

type Slices = typeof slices;
export type Slice = keyof Slices;
export type Feature = keyof typeof features;
/** The values of a configured slice. */
export type Settings<S extends Slice> = Readonly<
  { [Name in keyof Slices[S]]: z.output<Slices[S][Name]> }
>;
export type Config<S extends Slice> = Readonly<
  { [K in S]: K extends Feature ? Settings<K> | Off : Settings<K> }
>;

export type BaseConfig = Settings<"base">;

/** The signing keys of QStash's development server are published: anyone can sign with them. */
const PUBLISHED_KEYS = ["sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r", "sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs"];
const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/;

/** Problems are `NAME: problem`. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is incomplete (see .env.example):\n  ${problems.join("\n  ")}`);
  }
}

/**
 * Returns frozen configuration. Throws one ConfigError that lists every problem by variable name, never by value. A
 * partly configured feature is a problem too; with `tolerant` it is Off instead, so that a wrong secret of one feature
 * does not stop the others.
 */
export function loadConfig<S extends Slice>(
  source: Environment,
  wanted: readonly S[],
  { tolerant = false } = {},
): Config<S> {
  const problems: string[] = [];
  const given = withLogins(withoutBlanks(source));
  const result = [...new Set(wanted)].map((slice) => {
    const hint = isFeature(slice) ? offOrHint(slice, given) : "";
    if (hint instanceof Off) return [slice, hint];
    const { values, wrong } = readAll(slices[slice], given);
    const [first] = wrong;
    if (tolerant && isFeature(slice) && first) {
      return [slice, new Off(FEATURE_NAMES[slice], first.name, first.problem)];
    }
    problems.push(
      ...wrong.map(({ name, problem }) =>
        `${name}: ${problem}${given[name] === undefined ? hint : ""}`
      ),
    );
    if (slice === "base") problems.push(...dockersUrlProblems(values as BaseConfig));
    if (slice === "schedules") {
      problems.push(...signingKeyProblems(values as Settings<"schedules">));
    }
    return [slice, values];
  });
  if (problems.length > 0) {
    throw new ConfigError(problems);
  }
  return Object.freeze(Object.fromEntries(result)) as Config<S>;
}

/** The values, and the first problem of each invalid variable. */
function readAll(settings: z.ZodRawShape, given: Environment) {
  const read = Object.entries(settings).map(([name, setting]) =>
    [name, z.safeParse(setting, given[name])] as const
  );
  return {
    values: Object.freeze(Object.fromEntries(read.map(([name, { data }]) => [name, data]))),
    wrong: read.flatMap(([name, { error }]) =>
      error ? [{ name, problem: error.issues[0]!.message }] : []
    ),
  };
}

/** In Docker, functions reach the gateway as `kong`; tokens and links contain the clients' address. */
function dockersUrlProblems({ SUPABASE_URL, API_EXTERNAL_URL }: Partial<BaseConfig>): string[] {
  const isDockers = !!SUPABASE_URL && new URL(SUPABASE_URL).hostname === "kong";
  return isDockers && !API_EXTERNAL_URL
    ? ["API_EXTERNAL_URL: is not set, and SUPABASE_URL is Docker's: run npm run functions-env"]
    : [];
}

/** The project's address for clients, used in tokens, files and links. */
export const externalUrl = (
  { API_EXTERNAL_URL, SUPABASE_URL }: Pick<BaseConfig, "API_EXTERNAL_URL" | "SUPABASE_URL">,
): string => API_EXTERNAL_URL ?? SUPABASE_URL;

function signingKeyProblems(values: Settings<"schedules">): string[] {
  const NAMES = ["QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY"] as const;
  const isLocal = LOOPBACK.test(values.SUPABASE_URL);
  const published = NAMES.filter((name) => PUBLISHED_KEYS.includes(values[name] ?? "") && !isLocal);
  const isSingle = !values.QSTASH_CURRENT_SIGNING_KEY !== !values.QSTASH_NEXT_SIGNING_KEY;
  return [
    ...published.map((name) => `${name}: is a published key`),
    ...isSingle
      ? ["QSTASH_NEXT_SIGNING_KEY: comes with QSTASH_CURRENT_SIGNING_KEY: both or neither"]
      : [],
  ];
}

/** Off if none of the feature's required variables is set; otherwise a hint about a missing one. */
function offOrHint(feature: Feature, given: Environment): Off | string {
  const required = requiredOf(feature);
  const [what, all] = [FEATURE_NAMES[feature], required.join(", ")];
  if (required.every((name) => given[name] === undefined)) return new Off(what, required[0]!);
  return `: ${what} needs all of ${all}; set none of them to do without it`;
}

const isFeature = (slice: string): slice is Feature => Object.hasOwn(features, slice);

/** The variables of a slice without a default. */
export function requiredOf(slice: Slice): string[] {
  return Object.entries<z.ZodType>(slices[slice])
    .filter(([, setting]) => !setting.safeParse(undefined).success).map(([name]) => name);
}

export const SLICES = Object.keys(slices) as Slice[];
export const FEATURES = Object.keys(features) as Feature[];

/** The features that are not configured. */
export const featuresOff = (config: Config<Feature>): Partial<Record<Feature, Off>> =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value instanceof Off));

/** The names of all variables; .env.example lists the same. */
export function configNames(): string[] {
  return [...new Set(Object.values(slices).flatMap((slice) => Object.keys(slice)))].sort();
}

/** Without a pooler's URLs the functions use the platform's database URL. */
function withLogins(given: Environment): Environment {
  const { SUPABASE_DB_URL: url, DATABASE_POOL_URL, DATABASE_PUBLIC_POOL_URL } = given;
  if (!url || !URL.canParse(url) || DATABASE_POOL_URL || DATABASE_PUBLIC_POOL_URL) return given;
  return { ...platformLogins(url), ...given };
}

/** An empty variable counts as unset: hosting consoles do not distinguish them. */
function withoutBlanks(source: Environment): Environment {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}
