import { expect, test } from "vitest";
import { ROOT } from "./project.ts";
import { ALLOWED, BANNED } from "./words.ts";

/** Written by tools from what is checked here, or by others. */
const GENERATED =
  /^(package-lock\.json|functions\/openapi\.|migrations\/|LICENSE|docs\/orders\.md)/;
const TEXT = /\.(ts|mjs|sql|md|json|toml|yml|sh|css|html)$|^\.(env|ci|githooks)/;

const listed = new Deno.Command("git", { args: ["ls-files"], cwd: ROOT }).outputSync();
const files = new TextDecoder().decode(listed.stdout).trim().split("\n")
  .filter((file) =>
    TEXT.test(file) && !GENERATED.test(file) && file !== "tests/conventions/words.ts"
  );

function uses(word: RegExp): string[] {
  return files.flatMap((file) => {
    const lines = Deno.readTextFileSync(`${ROOT}/${file}`).split("\n");
    return [file, ...lines].flatMap((line, at) => {
      const checked = ALLOWED.reduce((text, allowed) => text.replaceAll(allowed, ""), line);
      return word.test(checked) ? [`${file}${at ? `:${at}` : ""}`] : [];
    });
  });
}

test.each(BANNED)("nobody writes $word", ({ word, instead }) => {
  expect(uses(word), `write ${instead}`).toEqual([]);
});

test("each banned word is found where it stands", () => {
  const examples = BANNED.filter(({ word, example }) => !word.test(example));
  expect(examples).toEqual([]);
});
