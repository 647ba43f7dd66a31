/** The genuine Storage for the markets of this project, where it can be had. */
import type { TestProject } from "vitest/node";
import { checkOut, STORAGE } from "./checkout.ts";
import { installStorage } from "./storage.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the genuine Storage; undefined where the emulator takes its place. */
    storage: string | undefined;
  }
}

export default async function setup(project: TestProject) {
  const original = await checkOut(STORAGE);
  if ("missing" in original) {
    console.warn(`The emulator stands in for the genuine Storage: ${original.missing}`);
    return;
  }
  await installStorage(original.folder);
  project.provide("storage", original.folder);
  return () => Deno.remove(original.folder, { recursive: true });
}
