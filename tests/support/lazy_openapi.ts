/** Prints the API reference of schemas that were recorded first, as in uploads. */
import { loadZod } from "../../shared/lazy_zod.ts";

const { openApiText } = await import("../../local/tools/openapi.ts");
await loadZod();
await Deno.stdout.write(new TextEncoder().encode(openApiText()));
