declare module "virtual:operations" {
  export const operations: Record<string, import("./types.ts").Operation>;
}
declare module "virtual:titles" {
  export const runbookTitles: Record<string, string>;
}
declare module "virtual:runbooks" {
  type Kinds = Record<
    import("./types.ts").RunbookKind,
    Record<string, import("./types.ts").Runbook>
  >;
  export const runbooks: Record<"en" | "id", Kinds>;
  /** By signal. */
  export const alerts: Record<string, import("./types.ts").Alert>;
}
