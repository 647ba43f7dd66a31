import * as z from "zod";

export type JsonObject = Record<string, unknown>;

const PREFIX = "#/components/schemas/";
/** The bound that zod writes for each whole number. */
const SAFE = Number.MAX_SAFE_INTEGER;
/** The pattern of wireTime. */
const TIME = /^\^\\d\{4\}-\\d\\d-\\d\\dT/;

/** Converts zod schemas for OpenAPI: schemas with an id are written once, under components. */
export class SchemaBook {
  readonly named: Record<string, JsonObject> = {};

  /** The JSON Schema of a request (`input`) or a response (`output`); schemas with an id become references. */
  write(schema: z.ZodType, io: "input" | "output"): JsonObject {
    const { $schema: _dialect, $defs = {}, ...root } = z.toJSONSchema(schema, {
      io,
      unrepresentable: "any",
      reused: "inline",
    }) as JsonObject & { $defs?: Record<string, JsonObject> };
    for (const [id, definition] of Object.entries($defs)) this.#keep(id, definition);
    return readable(root) as JsonObject;
  }

  /** The target of a reference; the schema itself without one. */
  resolve(schema: JsonObject): JsonObject {
    const { $ref } = schema as { $ref?: string };
    return $ref ? this.named[idOf($ref)] ?? {} : schema;
  }

  #keep(id: string, definition: JsonObject): void {
    const written = readable(definition) as JsonObject;
    const { id: _id, ...rest } = written;
    given.set(rest, exampleOf(written));
    const known = this.named[id];
    if (known && JSON.stringify(known) !== JSON.stringify(rest)) {
      throw new Error(`Two schemas are called ${id}: give one of them another .meta({ id }).`);
    }
    this.named[id] = rest;
  }
}

/** The examples of schemas, by the result of `write`. */
const given = new WeakMap<object, unknown>();
export const exampleOf = (schema: JsonObject): unknown => given.get(schema);

export const idOf = ($ref: string): string => $ref.slice(PREFIX.length);

/**
 * Removes parts that a reader cannot use: the pattern of a format, the bounds of a safe integer, and the ban on more
 * fields, which a later version may add. Examples stand beside the schema, where they belong to one story.
 */
function readable(value: unknown, isFields = false): unknown {
  if (Array.isArray(value)) return value.map((part) => readable(part));
  if (value === null || typeof value !== "object") return value;
  const schema = value as JsonObject;
  if (isFields) {
    return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, readable(part)]));
  }
  if (typeof schema["pattern"] === "string" && TIME.test(schema["pattern"])) {
    return { type: schema["type"], format: "date-time" };
  }
  const written = Object.fromEntries(
    Object.entries(schema).filter(([key, part]) => !isNoise(key, part, schema)).map((
      [key, part],
    ) =>
      key === "$ref" && typeof part === "string"
        ? [key, part.replace(/^#\/\$defs\//, PREFIX)]
        : [key, readable(part, key === "properties")]
    ),
  );
  if ("example" in schema) given.set(written, schema["example"]);
  return written;
}

function isNoise(key: string, part: unknown, schema: JsonObject): boolean {
  return key === "example" || key === "pattern" && "format" in schema ||
    (key === "maximum" || key === "minimum") && Math.abs(part as number) === SAFE ||
    key === "exclusiveMinimum" && part === -SAFE ||
    key === "additionalProperties" && part === false;
}
