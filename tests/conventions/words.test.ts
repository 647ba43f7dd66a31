import { expect, test } from "vitest";
import { ROOT } from "./project.ts";
import { ALLOWED, ALLOWED_IN, BANNED } from "./words.ts";

const GENERATED =
  /^((panel\/)?package-lock\.json|functions\/openapi\.|migrations\/|LICENSE|docs\/orders\.md)/;
const TEXT = /\.(tsx?|mjs|sql|md|json|toml|yml|sh|css|html)$|^\.(env|ci|githooks)/;

const { stdout } = new Deno.Command("git", { args: ["ls-files"], cwd: ROOT }).outputSync();
const lines = new TextDecoder().decode(stdout).trim().split("\n")
  .filter((file) => TEXT.test(file) && !GENERATED.test(file))
  .filter((file) => file !== "tests/conventions/words.ts")
  .flatMap((file) => {
    const own = Object.keys(ALLOWED_IN).filter((word) => ALLOWED_IN[word]!.includes(file));
    const text = Deno.readTextFileSync(`${ROOT}/${file}`);
    // The path is the first line: a file's name is checked like its text.
    return [file, ...text.split("\n")].map((line, number) => ({
      where: `${file}:${number}`,
      text: own.reduce(
        withoutWord,
        ALLOWED.reduce((rest, part) => rest.replaceAll(part, ""), line),
      ),
    }));
  });

function withoutWord(text: string, word: string): string {
  return text.replaceAll(new RegExp(`\\b${word}\\b`, "g"), "");
}

test.each(BANNED)("no text has $word", ({ word, instead }) => {
  const found = lines.filter(({ text }) => word.test(text)).map(({ where }) => where);
  expect(found, `write ${instead} (tests/conventions/words.ts lists the exceptions)`).toEqual([]);
});

test.each(BANNED)("$word matches its example", ({ word, example }) => {
  expect(example).toMatch(word);
});
