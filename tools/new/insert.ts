import { constantOf } from "./operation.ts";
import type { Operation } from "./operation.ts";

/** Adds the operation to one file that lists operations. */
export interface Insertion {
  /** Where the entry belongs; the file may not exist yet. */
  path: string;
  /** Undefined where the file has no such list. */
  edit(text: string): string | undefined;
  /** What a person does where it could not be inserted. */
  step: string;
}

/** A function that lists the paths of a folder's files with their texts. */
export type Folder = (path: string) => readonly (readonly [path: string, text: string])[];

/** The places that name each operation besides its own files. */
export function insertionsOf(operation: Operation, folder: Folder): Insertion[] {
  const { id, group } = operation;
  const prefix = `${group.replaceAll("-", "_")}_`;
  // The file that already has the group's operations.
  const fileOf = (path: string, otherwise: string) =>
    folder(path).find(([, text]) => new RegExp(`^ {2}${prefix}\\w+:`, "m").test(text))?.[0] ??
      otherwise;
  const rows = fileOf("tests/http/rows", `tests/http/rows/${group}.ts`);
  const line = rowOf(operation);
  return [
    {
      path: `functions/${group}/app.ts`,
      edit: (text) => toApp(text, operation),
      step: `add ${constantOf(operation)} to \`endpoints\` in functions/${group}/app.ts`,
    },
    {
      path: rows,
      edit: (text) => atEnd(text, line),
      step: `add to ${rows}, with the status that each kind of caller gets: ${line}`,
    },
    ...operation.who === "public" ? [privilegeOf(id)] : [],
  ];
}

/** First, so that no parameter of another path takes its place. */
function toApp(text: string, operation: Operation): string | undefined {
  const imports = text.lastIndexOf("\nimport ");
  const list = /^export const endpoints = \[/m;
  if (imports < 0 || !list.test(text)) return undefined;
  const end = text.indexOf(";\n", imports) + 2;
  const name = constantOf(operation);
  const added = `${text.slice(0, end)}import { ${name} } from "./${operation.name}.ts";\n${
    text.slice(end)
  }`;
  return added.replace(list, `$&${name}, `);
}

/** Adds a line to the last object of a file. */
function atEnd(text: string, line: string): string | undefined {
  const end = text.lastIndexOf("\n};");
  return end < 0 ? undefined : `${text.slice(0, end)}\n  ${line}${text.slice(end)}`;
}

function rowOf({ id, path, kind, who }: Operation): string {
  const expected = {
    member: kind === "write" ? '200, {}, { body: { note: "Halo" } }' : "200",
    public: "200, { unregistered: 200 }",
    staff: "403, { ops_admin: 200, superadmin: 200 }",
  };
  return `${id}: row("${path}", ${expected[who]}),`;
}

function privilegeOf(id: string): Insertion {
  const line = `"api.${id}": "anon authenticated",`;
  const path = "tests/database/privileges.ts";
  const start = "export const OTHER_CALLERS: Record<string, string> = {\n";
  return {
    path,
    edit: (text) => text.includes(start) ? text.replace(start, `${start}  ${line}\n`) : undefined,
    step: `add ${line} to OTHER_CALLERS in ${path}`,
  };
}
