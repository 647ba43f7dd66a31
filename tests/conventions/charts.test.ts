/** The charts of docs/charts are drawn from the figures beside them, and shown with them. */
import { expect, test } from "vitest";
import { draw, PLOT, scaleOf } from "../../bench/chart.ts";
import type { Panel } from "../../bench/chart.ts";
import { chartNames, placeOf, readChart, sectionOf } from "../../bench/chart_files.ts";
import { namesIn, read } from "./project.ts";

const REMEDY = "npm run bench -- --redraw";

test.each(chartNames())("docs/charts/%s.svg is what its figures draw, and docs show it", (name) => {
  const file = readChart(name);
  expect(read(`docs/charts/${name}.svg`), REMEDY).toBe(draw(file));
  expect(placeOf(name, read("docs/scale.md")), REMEDY).toBe(sectionOf(name, file));
});

test("docs/charts has nothing else", () => {
  const expected = chartNames().flatMap((name) => [`${name}.json`, `${name}.svg`]);
  expect(namesIn("docs/charts", "files")).toEqual(expected);
});

const panel = (kind: Panel["kind"], values: number[]): Panel => ({
  kind,
  x: { label: "clients", values: values.map((_, at) => String(2 ** at)) },
  y: "per second",
  series: [{ name: "front page", values }],
});
const drawn = (kind: Panel["kind"], values: number[], title = "Title") =>
  draw({ title, panels: [panel(kind, values)] });
const attributes = (svg: string, shape: string, name: string) =>
  [...svg.matchAll(new RegExp(`<${shape} class="mark"[^>]* ${name}="([^"]+)"`, "g"))]
    .map(([, value]) => Number(value));

test("equal ratios are equally high steps of a line", () => {
  expect(attributes(drawn("lines", [10, 100, 1000]), "circle", "cy"))
    .toEqual([PLOT.height, PLOT.height / 2, 0]);
});

test("a bar is as high as its value, from zero", () => {
  expect(attributes(drawn("bars", [250, 500, 1000]), "rect", "height"))
    .toEqual([PLOT.height / 4, PLOT.height / 2, PLOT.height]);
});

test("every value lies within the plot", () => {
  for (const kind of ["lines", "bars"] as const) {
    for (const most of [0.012, 0.9, 1, 3, 7.7, 10, 4999, 62_000]) {
      const { levels, heightOf } = scaleOf(kind, [most / 3, most]);
      expect(heightOf(most)).toBeLessThanOrEqual(PLOT.height + 0.001);
      expect(heightOf(most / 3)).toBeGreaterThanOrEqual(0);
      expect(levels.length).toBeGreaterThan(1);
    }
  }
});

test("text is escaped", () => {
  expect(drawn("bars", [1], "<b> & more")).toContain("&lt;b&gt; &amp; more</text>");
  expect(drawn("bars", [1], "<b> & more")).not.toContain("<b>");
});
