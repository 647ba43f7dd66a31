import { createHash } from "node:crypto";
import { EXAMPLES } from "./example_values.ts";
import { exampleOf, idOf } from "./schema.ts";
import type { JsonObject, SchemaBook } from "./schema.ts";

/** Fields that contain the resource itself, not a part of it. */
const WRAPPERS = ["", "data", "items"];

/** The place of a value: its field, and the schema or resource with the field. */
interface Place {
  field: string;
  owner: string;
}

/**
 * Builds an example of a schema: its own (`.meta({ example })`), otherwise one from its fields' examples. An object's
 * own example has only the different fields, and the optional fields to show. `unknown` lists the fields without an
 * example.
 */
export class Examples {
  readonly unknown = new Set<string>();

  constructor(readonly book: SchemaBook) {}

  /** @param schema as written by the book */
  of(schema: JsonObject, place: Place): unknown {
    const known = this.ifKnown(schema, place);
    if (known === undefined) this.unknown.add(`${place.owner}.${place.field}`);
    return known ?? null;
  }

  /** Undefined if no example is known. */
  ifKnown(schema: JsonObject, place: Place): unknown {
    return this.#build(schema, place, exampleOf(schema));
  }

  #build(schema: JsonObject, place: Place, own: unknown): unknown {
    const { $ref } = schema as { $ref?: string };
    if ($ref) {
      const target = this.book.resolve(schema);
      return this.#build(target, { field: "", owner: idOf($ref) }, merged(exampleOf(target), own));
    }
    const type = [schema["type"]].flat()[0];
    if (type === "object" && own !== null) return this.#object(schema, place, own);
    return own !== undefined ? own : this.#ofShape(schema, type, place);
  }

  #ofShape(schema: JsonObject, type: unknown, place: Place): unknown {
    const { anyOf, oneOf, enum: words, examples } = schema as Record<string, unknown[] | undefined>;
    if ("const" in schema) return schema["const"];
    if ("default" in schema) return schema["default"];
    const told = EXAMPLES[place.field];
    if (told !== undefined && (words?.includes(told) ?? true)) return asIn(told, type);
    if (words ?? examples) return (words ?? examples)![0];
    const [choice] = anyOf ?? oneOf ?? [];
    if (choice) return this.ifKnown(choice as JsonObject, place);
    if (type === "array") return [this.of(schema["items"] as JsonObject ?? {}, place)];
    if (type === "boolean") return false;
    if (schema["format"] === "uuid") {
      return uuidOf(place.field === "id" ? place.owner : place.field);
    }
    if (schema["format"] === "date-time") return "2026-11-21T09:05:12.482913Z";
    return type === "integer" ? 1 : undefined;
  }

  #object(schema: JsonObject, place: Place, given: unknown): JsonObject {
    const owner = WRAPPERS.includes(place.field) ? place.owner : place.field;
    const { properties = {}, required = [] } = schema as {
      properties?: Record<string, JsonObject>;
      required?: string[];
    };
    const own = given as JsonObject | undefined;
    const shown = Object.entries(properties).filter(([name, part]) =>
      own && name in own || required.includes(name) || !own && exampleOf(part) !== undefined
    );
    return Object.fromEntries(
      shown.map(([field, part]) => [
        field,
        own && field in own ? own[field] : this.of(part, { field, owner }),
      ]),
    );
  }
}

const asIn = (value: unknown, type: unknown): unknown =>
  type === "array" && !Array.isArray(value) ? [value] : value;

const merged = (one: unknown, other: unknown): unknown =>
  one && other ? { ...one as JsonObject, ...other as JsonObject } : other ?? one;

/** The same id for the same resource: `listing_id` is the `id` of a `Listing`. */
function uuidOf(name: string): string {
  const word = name.toLowerCase().replace(/_?ids?$|(?<=[a-z])s$/, "");
  const hex = createHash("sha256").update(word).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
