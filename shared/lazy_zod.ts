/**
 * In uploads, `import * as z from "zod"` means this module (tools/deploy/bundle.ts): a declaration is only recorded,
 * and its schema is built at its first use. So a start neither loads zod nor builds the schemas of other endpoints.
 * `loadZod` is awaited before anything is read by a schema: by the router for an endpoint that declares input, and by
 * what reads callbacks and responses of providers. tests/conventions/lazy_zod.test.ts lists the places.
 */
type Loaded = typeof import("./zod.ts");

let zod: Loaded | undefined;

export async function loadZod(): Promise<void> {
  if (zod) return;
  zod = await import("./zod.ts");
  NEVER = zod.NEVER;
}

type Build = () => unknown;

/** By the schema that stands for it. */
const builds = new WeakMap<object, Build>();

/** What an argument stands for; shapes and lists have schemas inside. */
function built(given: unknown): unknown {
  if (typeof given !== "object" || given === null) return given;
  const build = builds.get(given);
  if (build) return build();
  if (Array.isArray(given)) return given.map(built);
  if (Object.getPrototypeOf(given) !== Object.prototype) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, built(value)]));
}

/** Until zod is loaded, any other member is taken for a method that returns another schema, and is recorded. */
const READ = new Set([
  "_zod",
  "def",
  "element",
  "options",
  "parse",
  "safeParse",
  "shape",
  "unwrap",
]);

/** What a declaration says of itself without being built. */
interface Known {
  shape?: unknown;
  options?: unknown;
  unwrap?: () => unknown;
}

const wrapped = new Set(["nullable", "optional"]);

type Methods = Record<PropertyKey, (...args: unknown[]) => unknown>;

const recorder: ProxyHandler<{ build: Build; known: Known }> = {
  get({ build, known }, name, self) {
    if (Object.hasOwn(known, name)) return known[name as keyof Known];
    if (zod || typeof name === "symbol" || READ.has(name)) {
      const schema = build() as Methods;
      const member = schema[name];
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => member.apply(schema, args.map(built));
    }
    return (...args: unknown[]) =>
      schemaOf(
        () => (build() as Methods)[name]!(...args.map(built)),
        name === "meta" ? known : wrapped.has(name) ? { unwrap: () => self } : {},
      );
  },
};

function schemaOf(make: Build, known: Known = {}): unknown {
  let schema: unknown;
  const build = () => schema ??= make();
  const proxy = new Proxy({ build, known }, recorder);
  builds.set(proxy, build);
  return proxy;
}

type Builder = (...args: never[]) => unknown;

const recorded =
  (find: (z: Loaded) => Builder, know?: (given: unknown) => Known) => (...args: unknown[]) =>
    schemaOf(() => find(loaded())(...args.map(built) as never[]), know?.(args[0]));

function loaded(): Loaded {
  if (!zod) throw new Error("A schema is used before loadZod is awaited (shared/lazy_zod.ts).");
  return zod;
}

export let NEVER: unknown;
export const toJSONSchema = (schema: unknown, options?: object) =>
  loaded().toJSONSchema(built(schema) as never, options);

export const array = recorded((z) => z.array);
export const boolean = recorded((z) => z.boolean);
export const coerce = { number: recorded((z) => z.coerce.number) };
export const discriminatedUnion = recorded((z) => z.discriminatedUnion);
const enumeration = recorded((z) => z.enum, (options) => ({ options }));
export const file = recorded((z) => z.file);
export const int = recorded((z) => z.int);
export const iso = {
  date: recorded((z) => z.iso.date),
  datetime: recorded((z) => z.iso.datetime),
};
export const json = recorded((z) => z.json);
export const literal = recorded((z) => z.literal);
const nothing = recorded((z) => z.null);
export const number = recorded((z) => z.number);
export const object = recorded((z) => z.object, (shape) => ({ shape }));
export const preprocess = recorded((z) => z.preprocess);
export const record = recorded((z) => z.record);
export const string = recorded((z) => z.string);
export const tuple = recorded((z) => z.tuple);
export const union = recorded((z) => z.union);
export const unknown = recorded((z) => z.unknown);
export const url = recorded((z) => z.url);
export const uuid = recorded((z) => z.uuid);
export { enumeration as enum, nothing as null };
