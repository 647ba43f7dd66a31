/** What the SQL functions raise, read from their text: which reasons, and which functions they call. */
import { CONSTRAINTS } from "../../shared/db/errors.ts";
import { readSchemas } from "../../local/postgres/schemas.ts";

interface SqlFunction {
  /** `private.move_order` */
  name: string;
  raises: string[];
  calls: string[];
  /** Constraints that a caller may violate by what it writes. */
  constraints: string[];
}

const FUNCTION = /^create function ([\w.]+)/;
const RAISE = /raise_error\(\s*(?:'(\w+)'|private\.(\w+)\()/g;
const CALL = /\b((?:api|internal|private)\.\w+)\(/g;
const INSERT = /\binsert into\s+(?:public|private)\.(\w+)/g;
/** With what it sets. */
const UPDATE = /\bupdate\s+(?:public|private)\.(\w+)[\s\S]*?\bset\b([^;]*)/g;
/** The column whose change violates a constraint; the others are violated only by a new row. */
const CHANGED: Readonly<Record<string, string>> = {
  orders__tracking_number: "tracking_number",
  returns__tracking_number: "tracking_number",
  shipments__shipper_order_id: "shipper_order_id",
  addresses__one_primary: "is_primary",
  vouchers__window: "ends_at",
};
const WORD = /'(\w+)'/g;
const CHOICE = /\b(?:then|else) '(\w+)'/g;

/** Every function of supabase/schemas by name; overloads together. */
export function sqlFunctions(files = readSchemas()): Map<string, SqlFunction> {
  const statements = files.flatMap(({ text }) => text.split(/^(?=create function )/m))
    .map((text) => ({ name: FUNCTION.exec(text)?.[1] ?? "", text: withoutComments(text) }))
    .filter(({ name }) => name);
  const textOf = Map.groupBy(statements, ({ name }) => name);
  const chosen = (name: string) =>
    (textOf.get(`private.${name}`) ?? []).flatMap(({ text }) => all(CHOICE, text));
  return new Map([...textOf].map(([name, parts]) => {
    const text = parts.map((part) => part.text).join("\n");
    const raises = [...text.matchAll(RAISE)]
      .flatMap(([, reason, chooser]) => reason ? [reason] : chosen(chooser!))
      .concat(/_objection$/.test(name) || text.includes("private.refuse(") ? all(WORD, text) : []);
    return [name, {
      name,
      raises,
      calls: all(CALL, text),
      constraints: violable(text),
    }];
  }));
}

/** The reasons of these functions, of those they call and of the constraints of the tables they write. */
export function reasonsOfSql(
  names: Iterable<string>,
  functions: Map<string, SqlFunction>,
): Set<string> {
  const seen = new Set<string>();
  const reasons = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const found = functions.get(name);
    if (!found || seen.has(name)) continue;
    seen.add(name);
    for (const reason of found.raises) reasons.add(reason);
    for (const name of found.constraints) reasons.add(CONSTRAINTS[name]!);
    waiting.push(...found.calls);
  }
  return reasons;
}

function violable(text: string): string[] {
  const inserted = all(INSERT, text);
  const updated = [...text.matchAll(UPDATE)].map(([, table, changes]) => ({ table, changes }));
  return Object.keys(CONSTRAINTS).filter((name) => {
    const table = name.replace(/__\w+$|_pkey$/, "");
    const column = CHANGED[name];
    if (column === undefined) return inserted.includes(table);
    return inserted.includes(table) && text.includes(column) ||
      updated.some((update) => update.table === table && update.changes!.includes(column));
  });
}

const withoutComments = (text: string) => text.replace(/--[^\n]*|^comment on [^;]*;/gm, "");
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, one]) => one!);
