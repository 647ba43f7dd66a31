/** Which test files are about the same thing, by words, where neither a name nor an import leads to one. */
import type { Choice } from "./choice.ts";

/** Too general to say what a file is about. */
const COMMON =
  /^(tests?|functions|internal|private|public|schemas|supabase|shared|local|tools|tables|types|domain|callbacks)$/;
const MOST_BY_WORDS = 6;

/** Tests whose path has a word of the file's path, most words first; words count without their endings. */
export function byWords(file: string, tests: readonly string[]): Choice[] {
  const wordsOf = (path: string) =>
    path.replace(/(\.test)?\.\w+$/, "").split(/[\W_]+/)
      .filter((word) => word.length > 3 && !COMMON.test(word)).map((word) =>
        word.replace(/s$/, "").slice(0, 6)
      );
  const words = new Set(wordsOf(file));
  return tests.map((test) => ({ test, shared: wordsOf(test).filter((word) => words.has(word)) }))
    .filter(({ shared }) => shared.length > 0)
    .sort((one, other) => other.shared.length - one.shared.length)
    .slice(0, MOST_BY_WORDS)
    .map(({ test, shared }) => ({
      test,
      why: `its name is about ${[...new Set(shared)].join(", ")}, and nothing leads from ${file}`,
      distance: 4,
    }));
}
