/** `npm run openapi`: writes functions/openapi.json, the reference of every endpoint, from the registry. */
import { join } from "node:path";
import { createOpenApi } from "../../shared/http/openapi.ts";
import { CLONE } from "../postgres/binaries.ts";
import { registry } from "../stack/services.ts";

export const OPENAPI_FILE = "functions/openapi.json";

/** The document's text; its version is the package's. */
export function openApiText(): string {
  const { version }: { version: string } = JSON.parse(
    Deno.readTextFileSync(join(CLONE, "package.json")),
  );
  const document = createOpenApi(Object.values(registry).flat(), version);
  return `${JSON.stringify(document, null, 2)}\n`;
}

if (import.meta.main) {
  await Deno.writeTextFile(join(CLONE, OPENAPI_FILE), openApiText());
  console.log(`Wrote ${OPENAPI_FILE}`);
}
