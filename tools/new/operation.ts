/** What `npm run new` was asked for. */
export interface Operation {
  group: string;
  name: string;
  /** `<group>_<name>`. */
  id: string;
  path: string;
  /** A read returns one record, a list a page, its total and a cursor. */
  kind: "write" | "read" | "list";
  who: "member" | "public" | "staff";
}

const KINDS: readonly string[] = ["write", "read", "list"] satisfies Operation["kind"][];
const CALLERS: readonly string[] = ["member", "public", "staff"] satisfies Operation["who"][];

export const USAGE = `Usage: npm run new <group> <operation> [write|read|list] [member|public|staff]

  npm run new orders gift                a write (POST) by a member: the default
  npm run new auth badge read            reads one record of the caller
  npm run new wallet tips list           a list with a cursor
  npm run new feed newest list public    for anyone, without headers
  npm run new admin shops list staff     for staff

Writes the endpoint, its SQL function and its test, and adds the operation to app.ts, to the matrix of callers
and, if public, to the privileges. It prints what is left to do.
A new group: npm run new <group> <operation> -- --new-group`;

/** Reads the words of the command line. Throws for a name or a word that is not valid. */
export function operationOf(words: readonly string[]): Operation {
  const [group = "", name = "", ...rest] = words;
  if (!group || !name) throw new Error(USAGE);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(group)) {
    throw new Error(`"${group}" is no group name. Use lower case and "-" between words.`);
  }
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is no operation name. Use lower case and "_" between words.`);
  }
  const unknown = rest.filter((word) => !KINDS.includes(word) && !CALLERS.includes(word));
  if (unknown.length > 0) throw new Error(`"${unknown[0]}" is neither kind nor caller.\n${USAGE}`);
  const kind = (rest.find((word) => KINDS.includes(word)) ?? "write") as Operation["kind"];
  const who = (rest.find((word) => CALLERS.includes(word)) ?? "member") as Operation["who"];
  if (kind === "write" && who !== "member") {
    throw new Error(`A write is by a member; change \`auth\` in the endpoint for ${who}.`);
  }
  const id = `${group.replaceAll("-", "_")}_${name}`;
  return { group, name, id, path: `/${group}/${name.replaceAll("_", "-")}`, kind, who };
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of the constant; `delete` is a reserved word. */
export const constantOf = ({ name }: Operation) => name === "delete" ? "remove" : camel(name);
