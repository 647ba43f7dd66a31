declare module "virtual:operations" {
  export const operations: Record<string, import("./types.ts").Operation>;
}
declare module "virtual:runbook" {
  /** By signal. */
  export const runbook: Record<string, string>;
}
