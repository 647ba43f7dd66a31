import { cpus, totalmem } from "node:os";
import { basename, join } from "node:path";
import type { ClientsRow } from "./clients.ts";
import { BARE } from "./history.ts";
import type { HistoryRow } from "./history.ts";
import type { SizeRow } from "./size.ts";
import { PROJECT_ROOT } from "../local/project.ts";

/** Draws figures as one SVG file that needs nothing else, in light and dark. */
export interface Panel {
  /** Lines have a logarithmic scale, bars one from zero. */
  kind: "lines" | "bars";
  x: { label: string; values: string[] };
  /** With the unit. */
  y: string;
  series: { name: string; values: number[] }[];
}

export interface Chart {
  title: string;
  panels: Panel[];
}

const [WIDTH, LEFT, RIGHT, ROW] = [420, 58, 12, 19];
export const PLOT = { width: WIDTH - LEFT - RIGHT, height: 220 };

const STYLE = `<style>
text { font: 13px system-ui, sans-serif; fill: #1d1b22 } .title { font-size: 17px; font-weight: 600 } .head { font-weight: 600 }
.back { fill: #fffdf9 } .grid { stroke: #ddd5c7 }
.s0 { --c: #0b63a5 } .s1 { --c: #b8490a } .s2 { --c: #12704f } .s3 { --c: #93408a }
.mark, .key { fill: var(--c) } .line { fill: none; stroke: var(--c); stroke-width: 2.5 }
.s1 .line { stroke-dasharray: 8 4 } .s2 .line { stroke-dasharray: 2 4 } .s3 .line { stroke-dasharray: 10 4 2 4 }
@media (prefers-color-scheme: dark) {
text { fill: #f1eee8 } .back { fill: #211f25 } .grid { stroke: #47434d }
.s0 { --c: #6db8f2 } .s1 { --c: #f2a25c } .s2 { --c: #5fcfa3 } .s3 { --c: #e39ad8 }
}
</style>`;

export function draw({ title, panels }: Chart): string {
  const top = 56 + ROW * (1 + Math.max(...panels.map(({ series }) => series.length)));
  const [width, height] = [panels.length * WIDTH, top + PLOT.height + 54];
  const drawn = panels.map((panel, at) =>
    `<g transform="translate(${at * WIDTH + LEFT} ${top})">\n${panelOf(panel)}\n</g>`
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img">`,
    `<title>${escape(title)}</title>`,
    STYLE,
    `<rect class="back" width="${width}" height="${height}" rx="8"/>`,
    text(16, 27, title, 'class="title"'),
    ...drawn,
    "</svg>\n",
  ].join("\n");
}

function panelOf(panel: Panel): string {
  const { kind, x, y, series } = panel;
  const { levels, heightOf } = scaleOf(kind, series.flatMap(({ values }) => values));
  const down = (value: number) => round(PLOT.height - heightOf(value));
  const grid = levels.map((level) =>
    `<path class="grid" d="M0 ${down(level)}H${PLOT.width}"/>` +
    text(-6, down(level) + 4, label(level), 'text-anchor="end"')
  );
  const step = PLOT.width / x.values.length;
  const names = x.values.map((value, at) => middle((at + 0.5) * step, PLOT.height + 20, value));
  const lines = series.map(({ name, values }, own) => {
    const above = -ROW * (series.length - own) + 1;
    const key = kind === "lines"
      ? `<path class="line" d="M0 ${above - 4}H28"/>`
      : `<rect class="key" y="${above - 10}" width="28" height="10"/>`;
    const marks = marksOf(panel, own, values.map(down));
    return `<g class="s${own}">${key}${text(36, above, name)}${marks}</g>`;
  });
  const head = text(0, -ROW * (series.length + 1) - 2, y, 'class="head"');
  const below = middle(PLOT.width / 2, PLOT.height + 42, x.label);
  return [head, ...grid, ...names, below, ...lines].join("\n");
}

/** A line with a dot for each value, or a bar for each with its value above it. */
function marksOf({ kind, x, series }: Panel, own: number, tops: number[]): string {
  const step = PLOT.width / x.values.length;
  if (kind === "lines") {
    const spots = tops.map((top, at) => [round((at + 0.5) * step), top] as const);
    const dots = spots.map(([cx, cy]) => `<circle class="mark" cx="${cx}" cy="${cy}" r="4"/>`);
    return `<path class="line" d="M${spots.join("L")}"/>${dots.join("")}`;
  }
  const width = step * 0.8 / series.length;
  return tops.map((top, at) => {
    const left = (at + 0.1) * step + own * width;
    const [bar, rest] = [round(width * 0.9), round(PLOT.height - top)];
    return `<rect class="mark" x="${round(left)}" y="${top}" width="${bar}" height="${rest}"/>` +
      middle(left + bar / 2, top - 5, label(series[own]!.values[at]!));
  }).join("");
}

/** The values that get a line across, and how far above the bottom a value is. */
export function scaleOf(kind: Panel["kind"], values: number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (kind === "lines") {
    const low = Math.floor(Math.log10(least));
    const high = Math.max(low + 1, Math.ceil(Math.log10(most)));
    const levels = Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at));
    const heightOf = (value: number) => PLOT.height * (Math.log10(value) - low) / (high - low);
    return { levels, heightOf };
  }
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [0.2, 0.5, 1, 2].map((each) => each * power).find((each) => most <= 5 * each)!;
  const levels = Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
  return { levels, heightOf: (value: number) => PLOT.height * value / levels.at(-1)! };
}

export const label = (value: number) => value.toLocaleString("en", { maximumSignificantDigits: 3 });

const round = (value: number) => Math.round(value * 10) / 10;

const text = (x: number, y: number, content: string, attributes = "") =>
  `<text x="${round(x)}" y="${round(y)}"${attributes && ` ${attributes}`}>${
    escape(content)
  }</text>`;

const middle = (x: number, y: number, content: string) =>
  text(x, y, content, 'text-anchor="middle"');

const escape = (content: string) =>
  content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Charts of what the parts return. */
interface StripesRow {
  stripes: number;
  perSecond: number;
  p50: number;
}

interface Point {
  x: string;
  series: string;
  value: number;
}

/** A series for each name, in the order of their first points. */
function panel(kind: Panel["kind"], y: string, xLabel: string, points: Point[]): Panel {
  const unique = (names: string[]) => [...new Set(names)];
  const values = unique(points.map(({ x }) => x));
  const series = unique(points.map(({ series }) => series)).map((name) => ({
    name,
    values: values.map((x) => {
      const point = points.find((each) => each.series === name && each.x === x);
      if (!point) throw new Error(`${name} was not measured at ${x}.`);
      return Number(point.value.toPrecision(3));
    }),
  }));
  return { kind, y, x: { label: xLabel, values }, series };
}

const count = (value: number) => value.toLocaleString("en");

/** By the part that measures them. */
export const CHARTS = {
  size: (rows: SizeRow[]): Chart => {
    const points = (value: (row: SizeRow) => number) =>
      rows.map((row) => ({ x: count(row.listings), series: row.path, value: value(row) }));
    return {
      title: "Listings: the same pages with more of them (8 clients)",
      panels: [
        panel("lines", "requests per second", "listings", points((row) => row.perSecond)),
        panel("lines", "p50, ms", "listings", points((row) => row.p50)),
      ],
    };
  },
  clients: (rows: ClientsRow[]): Chart => {
    const points = (value: (row: ClientsRow) => number) =>
      rows.map((row) => ({ x: count(row.clients), series: row.path, value: value(row) }));
    return {
      title: "Clients: throughput and latency of one stack",
      panels: [
        panel("lines", "per second", "clients", points((row) => row.perSecond)),
        panel("lines", "p50, ms", "clients", points((row) => row.p50)),
      ],
    };
  },
  stripes: ({ ledger, payments }: { ledger: StripesRow[]; payments: StripesRow[] }): Chart => {
    const points = (value: (row: StripesRow) => number) =>
      Object.entries({ "a payment's callback": payments, "its ledger transfer alone": ledger })
        .flatMap(([series, rows]) =>
          rows.map((row) => ({ x: count(row.stripes), series, value: value(row) }))
        );
    return {
      title: "Stripes of the shared ledger accounts (32 clients)",
      panels: [
        panel("bars", "per second", "stripes", points((row) => row.perSecond)),
        panel("bars", "p50, ms", "stripes", points((row) => row.p50)),
      ],
    };
  },
  history: (rows: HistoryRow[]): Chart => {
    const shown = rows.filter(({ figure }) => figure.name !== BARE);
    const points = (value: (row: HistoryRow) => number) =>
      shown.map((row) => ({
        x: `${row.rows / 1e6} million`,
        series: row.figure.name,
        value: value(row),
      }));
    return {
      title: "Ledger entries: a wallet's page and a transfer (one client)",
      panels: [
        panel("bars", "p50, ms", "ledger entries", points(({ figure }) => figure.p50)),
        panel("bars", "pages of 8 kB touched", "ledger entries", points(({ pages }) => pages)),
      ],
    };
  },
};

/** docs/charts: each chart's figures and its picture, and its place in docs/scale.md. */
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
