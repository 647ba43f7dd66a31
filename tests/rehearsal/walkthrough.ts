/** Follows docs/endpoint.md: runs its `npm run new`, writes its files and puts its lines where it says. */
import { operationOf, write } from "../../tools/new.ts";

/** Each block of code after the path that the text before it names last. */
export function follow(document: string, root: string): void {
  let path: string | undefined;
  for (
    const [, named, language, code] of document.matchAll(
      /`([\w./-]+\.(?:ts|sql))`|^```(\w+)\n([^]*?)^```$/gm,
    )
  ) {
    if (named) path = named;
    else if (language === "sh") generate(code!, root);
    else if (path) {
      put(`${root}/${path}`, code!);
      path = undefined;
    }
  }
}

function generate(commands: string, root: string): void {
  for (const [, words] of commands.matchAll(/^npm run new (listings [\w ]+?)\s*$/gm)) {
    write(operationOf(words!.split(" ")), root);
  }
}

/** A whole file, or an entry of one that exists: in place of the entry of that name, else the last of all. */
function put(path: string, code: string): void {
  const [, key] = /^("?[\w.]+"?): /.exec(code) ?? [];
  if (!key) return Deno.writeTextFileSync(path, code);
  const text = Deno.readTextFileSync(path);
  const indented = code.trimEnd().replaceAll(/^(?=.)/gm, "  ");
  const old = new RegExp(`^ +${key.replaceAll(".", "\\.")}: [^]*?\\n(?=  [\\w"]|\\};)`, "m");
  const edited = old.test(text)
    ? text.replace(old, () => `${indented}\n`)
    : text.replace(/\n\};\s*$/, () => `\n${indented}\n};\n`);
  Deno.writeTextFileSync(path, edited);
}
