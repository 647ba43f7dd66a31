/** Bundles the functions, so that markets run them as uploads on the platform's runtime. */
import type { TestProject } from "vitest/node";
import { bundle } from "../../tools/deploy/bundle.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the bundles; undefined outside rehearsals. */
    uploads: string | undefined;
  }
}

export default async function setup(project: TestProject) {
  const folder = await Deno.makeTempDir({ prefix: "preloved-uploads-" });
  await bundle(`${folder}/stage`);
  project.provide("uploads", `${folder}/stage`);
  return () => Deno.remove(folder, { recursive: true });
}
