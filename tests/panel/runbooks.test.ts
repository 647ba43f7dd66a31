/** Every signal and kind of case has its runbook in both languages, with buttons that the panel has. */
import { expect, test } from "vitest";
import { openApiText } from "../../tools/openapi.ts";
import { operationsOf } from "../../panel/operations.ts";
import { alertsOf, runbooksOf } from "../../panel/runbook.ts";
import { texts } from "../../panel/src/words/texts.ts";
import { titles } from "../../panel/src/words/titles.ts";
import { SIGNALS } from "../../shared/domain/reliability.ts";
import { filesBelow, read } from "../conventions/project.ts";

const operations = operationsOf(JSON.parse(openApiText()));
const page = (name: string) => runbooksOf(read(`docs/runbooks/${name}.md`));
const LANGUAGES = { en: "", id: ".id" };
const NAMES = Object.keys(SIGNALS);

/** The operations that a page of the panel offers. */
const source = filesBelow("panel/src").filter((file) => !file.includes("/words/")).map(read);
const offered = [...source.join("\n").matchAll(/"((?:admin|orders|payments)_\w+)"/g)]
  .map(([, name]) => name!);

/** What a person can press or open, in the words of the panel. */
const inLanguage = (at: 0 | 1) => Object.values(texts).map((each) => each[at]);
const BUTTONS: Record<string, string[]> = {
  en: [...offered.flatMap((name) => operations[name]?.title ?? []), ...inLanguage(0)],
  id: [...offered.flatMap((name) => titles[name] ?? []), ...inLanguage(1)],
};

test("every signal has a runbook", () => {
  expect(Object.keys(page("signals"))).toEqual(NAMES);
});

const pages = Object.entries(LANGUAGES).flatMap(([language, suffix]) =>
  ["signals", "cases"].map((kind) => [`${kind}${suffix}`, language, kind] as const)
);

test.each(pages)("%s.md: every runbook has its five parts", (name, _, kind) => {
  const runbooks = page(name);
  expect(Object.keys(runbooks)).toEqual(Object.keys(page(kind)));
  for (const [of, { title, ...parts }] of Object.entries(runbooks)) {
    expect(Object.values(parts).map(Boolean), of).toEqual([true, true, true, true, true]);
    expect(Boolean(title), of).toBe(name.endsWith(".id"));
  }
});

test.each(pages)("%s.md names only buttons and pages that the panel has", (name, language) => {
  const unknown = Object.entries(page(name)).flatMap(([of, { title: _, ...parts }]) =>
    [...Object.values(parts).join(" ").matchAll(/\*\*([^*]+)\*\*/g)]
      .filter(([, button]) => !BUTTONS[language]!.includes(button!))
      .map(([, button]) => `${of}: ${button}`)
  );
  expect(unknown).toEqual([]);
});

test("both languages press the same number of buttons", () => {
  const count = (name: string) =>
    Object.entries(page(name)).map((
      [of, { press }],
    ) => [of, press.match(/\*\*[^*]+\*\*/g)?.length ?? 0]);
  for (const kind of ["signals", "cases"]) expect(count(`${kind}.id`)).toEqual(count(kind));
});

test("every signal has a threshold, that of its alert", () => {
  const alerts = alertsOf(read("tools/deploy/alerts.yml"), NAMES);
  expect(Object.keys(alerts)).toEqual(NAMES);
  expect(alerts["mail_down_s"]).toEqual({ above: 300, lasting: "2m", severity: "page" });
  expect(alerts["vision_down_s"]).toMatchObject({ above: 900, severity: "ticket" });
  expect(alerts["late_work_s"]).toMatchObject({ above: 60 });
});
