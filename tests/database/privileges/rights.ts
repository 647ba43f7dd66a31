type Command = "select" | "insert" | "update" | "delete";
type Columns = "all" | readonly string[];
export type Rights = Partial<Record<Command, Columns>>;

/** Roles that a request can act as. preloved_anon inherits anon; preloved_functions has no rights of its own. */
export const CALLERS = ["anon", "authenticated", "service_role"] as const;
export type TableRole = (typeof CALLERS)[number] | "preloved_api" | "preloved_ledger";

export interface Area {
  /** A role that is not named has no right. */
  tables: Record<string, Partial<Record<TableRole, Rights>>>;
}

export const read: Rights = { select: "all" };
export const append: Rights = { select: "all", insert: "all" };
export const change: Rights = { ...append, update: "all" };
export const addOrDrop: Rights = { ...append, delete: "all" };
export const everything: Rights = { ...change, delete: "all" };

export const columns = (names: string) => names.split(" ");
