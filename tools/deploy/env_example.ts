import { join } from "node:path";
import { PROJECT_ROOT } from "../../local/project.ts";

/** The comment above each variable of .env.example, as one line. */
export function exampleComments(): Map<string, string> {
  const comments = new Map<string, string>();
  let above: string[] = [];
  for (const line of Deno.readTextFileSync(join(PROJECT_ROOT, ".env.example")).split("\n")) {
    const [, name] = /^([A-Z][A-Z0-9_]+)=/.exec(line) ?? [];
    if (name) comments.set(name, above.join(" "));
    above = line.startsWith("# ") && !line.startsWith("# ---") ? [...above, line.slice(2)] : [];
  }
  return comments;
}

/** What it is and where to find it, without "Required". */
export const meaningOf = (name: string): string =>
  exampleComments().get(name)?.replace(/^(Required here|Required|Optional)\. /, "") ?? "";
