/** Prints the API reference, and each endpoint's query fields, of schemas that were recorded first, as in uploads. */
import { loadZod } from "../../shared/lazy_zod.ts";

const { openApiText } = await import("../../tools/openapi.ts");
const { queryFields } = await import("./query_fields.ts");
await loadZod();
const both = { reference: JSON.parse(openApiText()), fields: queryFields() };
await Deno.stdout.write(new TextEncoder().encode(JSON.stringify(both)));
