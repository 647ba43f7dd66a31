/** In uploads, an endpoint's file runs when the endpoint is first asked; until then the router has its route. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT_ROOT } from "../../local/project.ts";
import { apps } from "../../local/stack/apps.ts";
import type { Endpoint, Route } from "../../shared/http/endpoint.ts";

const IMPORT = /^import \{\s*(\w+),?\s*\} from "(\.\/\w+\.ts)";$/gm;

export interface Stub {
  /** The app.ts that imports `replaces`, and gets `text` instead. */
  app: string;
  replaces: string;
  /** Below the folder of all stubs. */
  path: string;
  text: string;
}

/** One for each endpoint that an app.ts imports by name. */
export async function stubs(): Promise<Stub[]> {
  const found = Object.entries(apps).map(async ([group, { endpoints }]) => {
    const folder = join(PROJECT_ROOT, "functions", group);
    const app = join(folder, "app.ts");
    const imports = [...(await Deno.readTextFile(app)).matchAll(IMPORT)];
    return await Promise.all(imports.map(async ([, name, file]) => {
      const replaces = url(join(folder, file!));
      const endpoint = (await import(replaces))[name!];
      if (!endpoints.includes(endpoint)) return [];
      return [{
        app: url(app),
        replaces,
        path: join(group, file!),
        text: textOf(name!, endpoint, replaces),
      }];
    }));
  });
  return (await Promise.all(found)).flat(2);
}

const url = (path: string) => pathToFileURL(path).href;

function textOf(name: string, { id, method, path, auth }: Endpoint, from: string): string {
  const known: Omit<Route, "load"> = { id, method, path, auth };
  const fields = Object.entries(known).map(([field, value]) =>
    `  ${field}: ${JSON.stringify(value)},\n`
  );
  const load = `  load: async () => (await import("${from}")).${name},\n`;
  return `export const ${name} = {\n${fields.join("")}${load}};\n`;
}
