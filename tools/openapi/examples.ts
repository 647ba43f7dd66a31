import { OMIT } from "./story/cast.ts";
import { STORY } from "./story/index.ts";
import { exampleOf, idOf } from "./schema.ts";
import type { JsonObject, SchemaBook } from "./schema.ts";

/** Where a value stands: its operation, the named schema around it, the field that holds it, and its own field. */
interface Place {
  operation: string;
  schema?: string;
  parent?: string;
  field?: string;
  /** In a request: what the `.meta({ example })` of the body says of the field. */
  hint?: unknown;
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
    const known = STORY[`${place.schema}.*`] ?? hintFor(schema, place);
    if (known !== undefined) return known;
    this.unknown.add([place.schema ?? place.operation, place.parent, place.field].join("."));
    return null;
  }

  #object(schema: JsonObject, place: Place): JsonObject {
    const { properties = {}, required = [] } = schema;
    const hints = (hintFor(schema, place) ?? {}) as JsonObject;
    const entries = Object.entries(properties as Record<string, JsonObject>).flatMap(
      ([name, part]) => {
        const hint = hints[name];
        const inner = { ...place, parent: place.field, field: name, hint } as Place;
        const told = tell(inner);
        const isNeeded = (required as string[]).includes(name);
        if (told === OMIT || !isNeeded && told === undefined && hint === undefined) return [];
        return [[name, this.#build(part, inner)]];
      },
    );
    return Object.fromEntries(entries);
  }
}

/** Only in a request: a response is the story's, or its amounts would be those of any other. */
const hintFor = (schema: JsonObject, { operation, hint }: Place): unknown =>
  operation.endsWith("<") ? exampleOf(schema) ?? hint : undefined;

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
