import { OMIT } from "./story/cast.ts";
import { STORY } from "./story/index.ts";
import { idOf } from "./schema.ts";
import type { JsonObject, SchemaBook } from "./schema.ts";

/** Where a value stands: its operation, the named schema around it, the field that holds it, and its own field. */
interface Place {
  operation: string;
  schema?: string;
  parent?: string;
  field?: string;
}

/** Builds examples from the story. `unknown` lists the fields whose value it does not tell. */
export class Examples {
  readonly unknown = new Set<string>();

  constructor(readonly book: SchemaBook) {}

  /** @param schema as written by the book */
  of(schema: JsonObject, operation: string, io: "input" | "output" = "output"): unknown {
    return this.#build(schema, { operation: `${operation}${io === "input" ? "<" : ""}` });
  }

  #build(schema: JsonObject, place: Place): unknown {
    const told = tell(place);
    return told === undefined ? this.#ofShape(schema, place) : told;
  }

  #ofShape(schema: JsonObject, place: Place): unknown {
    if ("const" in schema) return schema["const"];
    const { $ref, anyOf, oneOf, allOf } = schema as
      & { $ref?: string }
      & Record<string, JsonObject[] | undefined>;
    if ($ref) return this.#ofShape(this.book.resolve(schema), { ...place, schema: idOf($ref) });
    if (allOf) return Object.assign({}, ...allOf.map((part) => this.#build(part, place)));
    const [choice] = anyOf ?? oneOf ?? [];
    if (choice) return this.#build(choice, place);
    return this.#ofType(schema, place);
  }

  #ofType(schema: JsonObject, place: Place): unknown {
    switch ([schema["type"]].flat()[0]) {
      case "object":
        return this.#object(schema, place);
      case "array":
        return schema["items"] ? [this.#build(schema["items"] as JsonObject, place)] : [];
      case "boolean":
        return schema["default"] ?? false;
    }
    if (Array.isArray(schema["enum"])) return schema["default"] ?? schema["enum"][0];
    if ("default" in schema) return schema["default"];
    const rest = STORY[`${place.schema}.*`];
    if (rest !== undefined) return rest;
    this.unknown.add([place.schema ?? place.operation, place.parent, place.field].join("."));
    return null;
  }

  #object({ properties = {}, required = [] }: JsonObject, place: Place): JsonObject {
    const entries = Object.entries(properties as Record<string, JsonObject>).flatMap(
      ([name, part]) => {
        const inner = { ...place, parent: place.field, field: name } as Place;
        const told = tell(inner);
        const isNeeded = (required as string[]).includes(name);
        if (told === OMIT || !isNeeded && told === undefined) return [];
        return [[name, this.#build(part, inner)]];
      },
    );
    return Object.fromEntries(entries);
  }
}

/** The most specific value of the story: of the operation, of the schema, of the field that holds it, of the name. */
function tell({ operation, schema, parent, field }: Place): unknown {
  if (field === undefined) return STORY[operation];
  const keys = [
    `${operation}.${parent}.${field}`,
    `${operation}.${field}`,
    `${schema}.${parent}.${field}`,
    `${parent}.${field}`,
    `${schema}.${field}`,
    field,
  ];
  const key = keys.find((each) => Object.hasOwn(STORY, each));
  return key === undefined ? undefined : STORY[key];
}
