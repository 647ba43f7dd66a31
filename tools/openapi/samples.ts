import type { Endpoint } from "../../shared/http/endpoint.ts";
import { exampleOf } from "./schema.ts";
import type { SchemaBook } from "./schema.ts";

type Schema = Parameters<SchemaBook["write"]>[0];

/** An app's call with preloved-client, with variables for its input; none for staff and other systems. */
export function samplesOf(
  { auth, method, path, title, idempotent, request, response }: Endpoint,
  book: SchemaBook,
) {
  if (["signed", "staff"].includes(auth.kind) || response.status === 302 || response.type) {
    return [];
  }
  const params = [
    ...named("path", [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)),
    ...named("query", requiredOf(request?.query, book)),
  ];
  const [body] = named("body", shownOf(request?.body, book));
  const init = [
    ...params.length > 0 ? [`params: { ${params.join(", ")} }`] : [],
    ...request?.form ? ["body: form"] : [],
    ...request?.body && !request.bodyIsOptional ? [body ?? "body: {}"] : [],
    ...idempotent ? [`intent: "${title}"`] : [],
  ];
  const target = `"${path.replace(/:(\w+)/g, "{$1}")}"`;
  const given = init.length > 0 ? `${target}, {\n  ${init.join(",\n  ")},\n}` : target;
  const source = `const data = dataOf(await market.${method.toLowerCase()}(${given}));`;
  return [{ lang: "js", label: "preloved-client", source }];
}

/** `package` cannot name a variable. */
const named = (what: string, names: string[]): string[] =>
  names.length > 0
    ? [`${what}: { ${names.join(", ").replace(/\bpackage\b/, "package: chosen")} }`]
    : [];

/** The required fields, and the fields of its example. */
function shownOf(schema: Schema | undefined, book: SchemaBook): string[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = book.resolve(book.write(schema, "input")) as {
    properties?: Record<string, Parameters<typeof exampleOf>[0]>;
    required?: string[];
  };
  return Object.keys(properties).filter((name) =>
    required.includes(name) || exampleOf(properties[name]!) !== undefined
  );
}

function requiredOf(schema: Schema | undefined, book: SchemaBook): string[] {
  if (!schema) return [];
  return (book.resolve(book.write(schema, "input")) as { required?: string[] }).required ?? [];
}
