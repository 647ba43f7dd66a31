/** Builds the package: one minified module without imports, and its types. `npm run client`. */
import { join } from "node:path";
import { build } from "vite";
import { PROJECT_ROOT } from "../../local/project.ts";
import { TYPES_FILE, writeOpenApi } from "../../tools/openapi.ts";

const HERE = join(PROJECT_ROOT, "clients/js");

/** Writes `index.js`, `index.d.ts` and the types it names; returns the size of the module in bytes. */
export async function buildClient(folder = join(HERE, "dist")): Promise<number> {
  await build({
    configFile: false,
    logLevel: "error",
    root: HERE,
    build: {
      outDir: folder,
      emptyOutDir: true,
      // React Native's Hermes and browsers since 2021.
      target: "es2021",
      minify: true,
      lib: { entry: "src/index.ts", formats: ["es"], fileName: () => "index.js" },
      // The lib mode alone leaves the spaces in.
      rolldownOptions: { output: { minify: true } },
    },
  });
  await writeTypes(folder);
  return (await Deno.stat(join(folder, "index.js"))).size;
}

async function writeTypes(folder: string): Promise<void> {
  await writeOpenApi();
  const tsc = new Deno.Command("node", {
    args: [join(PROJECT_ROOT, "node_modules/typescript/bin/tsc"), "-p", HERE, "--outDir", folder],
    stdout: "inherit",
    stderr: "inherit",
  });
  if (!(await tsc.output()).success) throw new Error("The types cannot be written.");
  await Deno.copyFile(join(PROJECT_ROOT, TYPES_FILE), join(folder, "wire.d.ts"));
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(".d.ts") || name === "wire.d.ts") continue;
    const file = join(folder, name);
    const text = (await Deno.readTextFile(file)).replace(
      /"[./]+\/dist\/openapi\.d\.ts"/,
      '"./wire.d.ts"',
    );
    await Deno.writeTextFile(
      file,
      text.replaceAll(/from "(\.\/[a-z]+)(?:\.d)?\.ts"/g, 'from "$1.js"'),
    );
  }
}

if (import.meta.main) {
  console.log(`clients/js/dist/index.js: ${await buildClient()} bytes`);
}
