/** Which PostgreSQL server a test's databases are made on: the one of this vitest run, or that of a program. */
import { inject } from "vitest";

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

/** For programs that open a market outside vitest. */
export function useCluster(cluster: TestCluster): void {
  own = cluster;
}

export const testCluster = (): TestCluster => own ?? inject("cluster");
