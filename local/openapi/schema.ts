import * as z from "zod";

export type JsonObject = Record<string, unknown>;

const PREFIX = "#/components/schemas/";

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
    return this.#pointed(root) as JsonObject;
  }

  /** The example of the schema, or a value derived from its type. */
  example(schema: JsonObject): unknown {
    if ("example" in schema) return schema["example"];
    if ("const" in schema) return schema["const"];
    if ("default" in schema) return schema["default"];
    const { $ref, anyOf, oneOf, allOf } = schema as
      & { $ref?: string }
      & Record<string, JsonObject[]>;
    if ($ref) return this.example(this.named[$ref.slice(PREFIX.length)] ?? {});
    if (Array.isArray(schema["enum"])) return schema["enum"][0];
    if (allOf) return Object.assign({}, ...allOf.map((part) => this.example(part)));
    const [choice] = anyOf ?? oneOf ?? [];
    return choice ? this.example(choice) : this.#ofType(schema);
  }

  #ofType(schema: JsonObject): unknown {
    const { properties = {}, required = [], items, minimum, format } = schema as {
      properties?: Record<string, JsonObject>;
      required?: string[];
      items?: JsonObject;
      minimum?: number;
      format?: string;
    };
    switch (schema["type"]) {
      case "object": {
        const entries = Object.entries(properties)
          .filter(([name, part]) => required.includes(name) || "example" in part);
        return Object.fromEntries(entries.map(([name, part]) => [name, this.example(part)]));
      }
      case "array":
        return items ? [this.example(items)] : [];
      case "integer":
      case "number":
        return Math.max(1, minimum ?? 1);
      case "boolean":
        return true;
      case "string":
        return STRINGS[format ?? ""] ?? "text";
      default:
        return null;
    }
  }

  #keep(id: string, definition: JsonObject): void {
    const { id: _id, ...rest } = this.#pointed(definition) as JsonObject;
    const known = this.named[id];
    if (known && JSON.stringify(known) !== JSON.stringify(rest)) {
      throw new Error(`Two schemas are called ${id}: give one of them another .meta({ id }).`);
    }
    this.named[id] = rest;
  }

  #pointed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.#pointed(part));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) =>
        key === "$ref" && typeof part === "string"
          ? [key, part.replace(/^#\/\$defs\//, PREFIX)]
          : [key, this.#pointed(part)]
      ),
    );
  }
}

const STRINGS: Record<string, string> = {
  uuid: "6f9619ff-8b86-4d01-b42d-00c04fc964ff",
  uri: "https://images.example.com/dress.jpg",
  email: "sari@example.com",
};
