type Schema = { [keyword: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What the provider rejects under `strict`: an object that admits other properties, or that does not require
 * each of its own. Undefined when there is nothing.
 */
export function strictProblem(schema: unknown, path = "the schema"): string | undefined {
  if (Array.isArray(schema)) {
    return schema.map((part, at) => strictProblem(part, `${path}[${at}]`)).find(Boolean);
  }
  if (!isSchema(schema)) return;
  const { properties } = schema;
  if (isSchema(properties)) {
    if (schema["additionalProperties"] !== false) {
      return `In ${path} additionalProperties must be false.`;
    }
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing !== undefined) return `In ${path} required lacks ${missing}.`;
  }
  return Object.entries(schema)
    .map(([name, part]) => strictProblem(part, `${path}.${name}`)).find(Boolean);
}
