/** A list of the panel: the operation, its columns, the link and the actions of a row. */
import type { Link } from "./cases.ts";
import type { Key } from "./words/texts.ts";
import type { Action, Field, Opens, Operation, Role, Row } from "./types.ts";

export interface Resource {
  list: string;
  columns: readonly string[];
  /** Columns without a field, computed from the row. */
  made?: Record<string, (row: Row) => unknown>;
  /** The page of a row; without it, a dialog with all fields of the list. */
  page?: (row: Row) => string;
  actions?: (row: Row) => Action[];
  /** The kind of the row, in docs/runbooks/cases.md. */
  runbook?: (row: Row) => string;
  /** Other pages about a row: their name and address. */
  links?: (row: Row) => Link[];
  /** The masked fields of a row, and how they are opened. */
  opens?: (row: Row) => Opens;
  /** Only for this role. */
  role?: Role;
  /** Filters that cannot be changed. */
  fixed?: (staff: { id: string }) => Row;
  /** Bulk action on several rows of a page; each needs a note. */
  bulk?: { operation: string; fixed: Row; title: Key; when: (row: Row) => boolean };
  /** Actions that need no row. */
  create?: readonly Action[];
}

const NAMES = ["username", "seller_username", "host_name", "order_reference", "reference", "code"]
  .concat("alias", "title", "kind");

/** A readable name of a row's subject. */
export function labelOf(row: Row): string {
  const name: string = row[NAMES.find((each) => row[each])!] ?? "";
  return row["full_name"] ? `${name} (${row["full_name"]})` : name;
}

/** The fields of its columns. */
export const fieldsOf = ({ columns, made = {} }: Resource, { fields }: Operation): Field[] =>
  columns.map((name) =>
    name in made ? { name, type: "string" } : fields.find((each) => each.name === name)!
  );

/** The row with the computed columns. */
export function rowOf({ made = {} }: Resource, row: Row): Row {
  const values = Object.entries(made).map(([name, of]) => [name, of(row)]);
  return { ...row, ...Object.fromEntries(values) };
}
