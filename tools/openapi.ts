import { join } from "node:path";
import openapiTypes from "openapi-typescript";
import { createOpenApi } from "./openapi/document.ts";
import { PROJECT_ROOT } from "../local/project.ts";
import { registry } from "../local/stack/apps.ts";

export const OPENAPI_FILE = "dist/openapi.json";
export const TYPES_FILE = "dist/openapi.d.ts";

export function openApiText(): string {
  const { version }: { version: string } = JSON.parse(
    Deno.readTextFileSync(join(PROJECT_ROOT, "package.json")),
  );
  const document = createOpenApi(Object.values(registry).flat(), version);
  return `${JSON.stringify(document)}\n`;
}

/** Without examples, which would add half its length. */
async function typesText(text: string): Promise<string> {
  const document = JSON.parse(text, (key, value) => key === "example" ? undefined : value);
  const head = "/** The wire as types, for clients in TypeScript; npm run openapi writes it. */\n";
  return head + await openapiTypes(document, { commentHeader: "" });
}

/** Writes both files. Tools that read them call it first. */
export async function writeOpenApi(): Promise<void> {
  const text = openApiText();
  await Deno.mkdir(join(PROJECT_ROOT, "dist"), { recursive: true });
  await write(OPENAPI_FILE, text);
  await write(TYPES_FILE, await typesText(text));
}

/** Renamed, because another process may be reading it. */
async function write(file: string, text: string): Promise<void> {
  const path = join(PROJECT_ROOT, file);
  await Deno.writeTextFile(`${path}.${Deno.pid}`, text);
  await Deno.rename(`${path}.${Deno.pid}`, path);
}

if (import.meta.main) {
  await writeOpenApi();
  console.log(`Wrote ${OPENAPI_FILE} and ${TYPES_FILE}`);
}
