import { inject } from "vitest";
import type {} from "../rehearsal/pooler.ts";

export interface TestCluster {
  dataDir: string;
  port: number;
  template: string;
  passwords: Record<string, string>;
}

declare module "vitest" {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

let own: TestCluster | null = null;

/** For programs that open a test market outside vitest. */
export function useCluster(cluster: TestCluster): void {
  own = cluster;
}

/** `pooledPort` is the port of the functions: the server's own, or a pooler's in rehearsals. */
export function testCluster(): TestCluster & { pooledPort: number } {
  if (own) return { ...own, pooledPort: own.port };
  const cluster = inject("cluster");
  return { ...cluster, pooledPort: inject("pooler")?.port ?? cluster.port };
}
