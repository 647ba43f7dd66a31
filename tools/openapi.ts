import { join } from "node:path";
import openapiTypes from "openapi-typescript";
import { createOpenApi } from "./openapi/document.ts";
import { readableJson } from "./openapi/schema.ts";
import { PROJECT_ROOT } from "../local/project.ts";
import { registry } from "../local/stack/apps.ts";
import { breaksBetween } from "./breaks.ts";
import { promisesOf } from "./promises.ts";
import type { Promises } from "./promises.ts";

export const OPENAPI_FILE = "functions/openapi.json";
export const TYPES_FILE = "functions/openapi.d.ts";
export const PROMISES_FILE = "functions/openapi.promises.json";

export const HOW_TO_ACCEPT =
  "Existing clients would stop working. Keep the old field beside the new one, or, when all clients " +
  "can change: npm run openapi -- --accept";

export function openApiText(): string {
  const { version }: { version: string } = JSON.parse(
    Deno.readTextFileSync(join(PROJECT_ROOT, "package.json")),
  );
  const document = createOpenApi(Object.values(registry).flat(), version);
  return `${readableJson(document)}\n`;
}

/** Without examples, which make it half as long again. */
export async function typesText(): Promise<string> {
  // Recursive JSON of any shape has a numbered name; in TypeScript it is unknown.
  const document = JSON.parse(openApiText(), (key, value) => {
    if (key === "example" || /^__schema\d+$/.test(key)) return undefined;
    return /__schema\d+$/.test(value?.$ref) ? {} : value;
  });
  const head = "/** The wire as types, for clients in TypeScript; npm run openapi writes it. */\n";
  return head + await openapiTypes(document, { commentHeader: "" });
}

export const promisesText = (promises: Promises) => `${JSON.stringify(promises, null, 2)}\n`;

if (import.meta.main) {
  const write = (file: string, text: string) => Deno.writeTextFile(join(PROJECT_ROOT, file), text);
  await write(OPENAPI_FILE, openApiText());
  await write(TYPES_FILE, await typesText());
  console.log(`Wrote ${OPENAPI_FILE} and ${TYPES_FILE}`);

  const promises = promisesOf(JSON.parse(openApiText()));
  const kept = await Deno.readTextFile(join(PROJECT_ROOT, PROMISES_FILE)).then(
    JSON.parse,
    () => ({}),
  );
  const breaks = breaksBetween(kept, promises);
  for (const each of breaks) console.log(`  ${each}`);
  if (breaks.length > 0 && !Deno.args.includes("--accept")) {
    console.log(HOW_TO_ACCEPT);
    Deno.exit(1);
  }
  await write(PROMISES_FILE, promisesText(promises));
  const added = Object.keys(promises).filter((name) => !(name in kept)).length;
  console.log(`Wrote ${PROMISES_FILE}: ${added} new promises`);
}
