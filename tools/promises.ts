/**
 * What openapi.json promises to clients, one line each: `POST /orders < body.listing_id` in requests,
 * `Order > status` in responses. The value is "required|optional kind | kind".
 */
export type Promises = Record<string, string>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}
type Content = Record<string, { schema: Schema }>;
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}
interface Response {
  content?: Content;
}
interface Reference {
  $ref: string;
}
interface Operation {
  security: unknown[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response | Reference>;
}
interface Components {
  schemas: Record<string, Schema>;
  parameters: Record<string, Parameter>;
  responses: Record<string, Response>;
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Components;
}

interface Fact {
  isRequired: boolean;
  kinds: string[];
}
type Facts = Map<string, Fact>;

export function promisesOf({ paths, components }: Document): Promises {
  const { schemas } = components;
  const promises: Promises = {};
  const keep = (prefix: string, facts: Facts) => {
    for (const [at, { isRequired, kinds }] of facts) {
      const must = isRequired ? "required" : "optional";
      promises[`${prefix} ${at || "itself"}`] = `${must} ${[...new Set(kinds)].sort().join(" | ")}`;
    }
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path}`;
      promises[name] = operation.security.length > 0 ? "two headers" : "open";
      keep(`${name} <`, sent(operation, components));
      keep(`${name} >`, found(operation, components));
      keep(`${name} >`, rejections(operation, components));
    }
  }
  // Responses refer to schemas; each schema is listed once.
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isNumbered(name)) keep(`${name} >`, flatten(schema, ""));
  }
  return promises;
}

/** The parameter or response itself, where the document refers to a shared one. */
const shared = <T>(part: T | Reference, named: Record<string, T>): T =>
  typeof part === "object" && part !== null && "$ref" in part
    ? named[part.$ref.split("/").at(-1)!]!
    : part as T;

function sent(operation: Operation, { schemas, parameters: named }: Components): Facts {
  const parameters = operation.parameters.map((part) => shared(part, named)).map((
    { name, in: path, required = false, schema },
  ) => flatten(schema, `${path}.${name}`, required, schemas));
  const { required = false, content = {} } = operation.requestBody ?? {};
  const bodies = Object.values(content).map(({ schema }) =>
    flatten(schema, "body", required, schemas)
  );
  return new Map([...parameters, ...bodies].flatMap((facts) => [...facts]));
}

function found({ responses }: Operation, { responses: named }: Components): Facts {
  return new Map(
    Object.entries(responses).filter(([status]) => status < "400").flatMap(([status, response]) =>
      Object.values(shared(response, named).content ?? {}).flatMap(({ schema }) => [
        ...flatten(schema, status),
      ])
    ),
  );
}

/** The reasons of its errors, in one line: a client tells them apart. */
function rejections({ responses }: Operation, { responses: named }: Components): Facts {
  const kinds = Object.entries(responses).filter(([status]) => status >= "400")
    .flatMap(([, response]) => Object.values(shared(response, named).content ?? {}))
    .flatMap(({ schema }) => schema.allOf ?? [])
    .flatMap(({ properties }) => kindsOf(properties?.["error"]?.properties?.["reason"] ?? {}))
    .filter((kind) => kind.startsWith('"'));
  return new Map(kinds.length > 0 ? [["error.reason", { isRequired: true, kinds }]] : []);
}

/** Follows references only with `schemas`. */
function flatten(
  schema: Schema,
  at: string,
  isRequired = true,
  schemas?: Document["components"]["schemas"],
  seen: readonly string[] = [],
): Facts {
  const below = (part: Schema, path: string, required = true, on = seen) =>
    flatten(part, path, required, schemas, on);
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1)!;
    const kind = isNumbered(name) ? "anything" : name;
    if (!schemas || seen.includes(name)) return new Map([[at, { isRequired, kinds: [kind] }]]);
    return below(schemas[name]!, at, isRequired, [...seen, name]);
  }
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return union(variants.map((variant) => below(variant, at, isRequired)));

  const facts: Facts = new Map([[at, { isRequired, kinds: kindsOf(schema) }]]);
  const add = (more: Facts) => more.forEach((fact, path) => facts.set(path, fact));
  const { properties = {}, required = [], items, additionalProperties: rest } = schema;
  for (const [name, property] of Object.entries(properties)) {
    add(below(property, at ? `${at}.${name}` : name, required.includes(name)));
  }
  if (items) add(below(items, `${at}[]`));
  if (typeof rest === "object") add(below(rest, `${at}.*`));
  return facts;
}

/** The generator numbers schemas without a name: JSON of any shape. */
const isNumbered = (name: string) => name.startsWith("__schema");

/** A field is required when every variant with fields requires it; null has no fields. */
function union(variants: Facts[]): Facts {
  const fields = new Set(variants.flatMap((facts) => [...facts.keys()]));
  const shapes = variants.filter((facts) => facts.size > 1);
  return new Map([...fields].map((path) => {
    const isOuter = variants.every((facts) => facts.has(path));
    const facts = (isOuter ? variants : shapes).map((variant) => variant.get(path));
    return [path, {
      isRequired: facts.every((fact) => fact?.isRequired ?? false),
      kinds: facts.flatMap((fact) => fact?.kinds ?? []),
    }];
  }));
}

/** Each enum value is a kind of its own, in quotes. */
function kindsOf({ type, format, enum: words, const: only }: Schema): string[] {
  if (only !== undefined) return [JSON.stringify(only)];
  if (words) return words.map((word) => JSON.stringify(word));
  return [type ?? "anything"].flat().map((kind) => format ? `${kind} (${format})` : kind);
}
