/** docs/charts: each chart's figures and its picture, and its place in docs/scale.md. */
import { cpus, totalmem } from "node:os";
import { basename, join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { draw, label } from "./chart.ts";
import type { Chart } from "./chart.ts";

interface ChartFile extends Chart {
  measured: {
    date: string;
    command: string;
    machine: string;
    /** What else the machine did. */
    circumstances: string;
  };
}

const PAGE = join(PROJECT_ROOT, "docs", "scale.md");
const FOLDER = join(PROJECT_ROOT, "docs", "charts");

export async function writeChart(
  name: string,
  chart: Chart,
  { command, circumstances }: { command: string; circumstances: string },
): Promise<void> {
  const memory = Math.round(totalmem() / 2 ** 30);
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    command,
    machine: `${cpus().length} cores (${cpus()[0]?.model}), ${memory} GB, ${Deno.build.os}`,
    circumstances,
  };
  await Deno.mkdir(FOLDER, { recursive: true });
  const text = JSON.stringify({ measured, ...chart }, null, 2);
  await Deno.writeTextFile(join(FOLDER, `${name}.json`), `${text}\n`);
  await redraw();
}

/** Draws the picture and the table of every file of figures. */
export async function redraw(): Promise<void> {
  let page = await Deno.readTextFile(PAGE);
  for (const name of chartNames()) {
    const file = readChart(name);
    await Deno.writeTextFile(join(FOLDER, `${name}.svg`), draw(file));
    const place = placeOf(name, page);
    if (place === undefined) throw new Error(`docs/scale.md has no place for the chart ${name}.`);
    page = page.replace(place, () => sectionOf(name, file));
  }
  await Deno.writeTextFile(PAGE, page);
}

export const chartNames = (): string[] =>
  [...Deno.readDirSync(FOLDER)].filter(({ name }) => name.endsWith(".json"))
    .map(({ name }) => basename(name, ".json")).sort();

export const readChart = (name: string): ChartFile =>
  JSON.parse(Deno.readTextFileSync(join(FOLDER, `${name}.json`)));

/** What a page has between the marks of this chart, with them. */
export const placeOf = (name: string, page: string): string | undefined =>
  new RegExp(`<!-- chart: ${name} -->[^]*?<!-- end -->`).exec(page)?.[0];

/** The picture, its figures as a table, and how they came about. */
export function sectionOf(name: string, { title, panels, measured }: ChartFile): string {
  const { date, command, machine, circumstances } = measured;
  const tables = panels.map(({ x, y, series }) =>
    [
      `| ${y}; ${x.label}: | ${x.values.join(" | ")} |`,
      `|---|${"--:|".repeat(x.values.length)}`,
      ...series.map(({ name, values }) => `| ${name} | ${values.map(label).join(" | ")} |`),
    ].join("\n")
  );
  return [
    `<!-- chart: ${name} -->`,
    `![${title}](charts/${name}.svg)`,
    ...tables,
    `Measured on ${date} by \`${command}\` on ${machine}; ${circumstances}. [Figures](charts/${name}.json).`,
    "<!-- end -->",
  ].join("\n\n");
}
