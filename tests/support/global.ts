import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

export default async function setup(project: TestProject) {
  const { cluster, stop } = await startServer();
  project.provide("cluster", cluster);
  return stop;
}
