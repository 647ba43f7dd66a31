import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import type { ClientsRow } from "./clients.ts";
import type { SizeRow } from "./size.ts";
import type { Stripes } from "./stripes.ts";

/** A panel of lines with a logarithmic scale. */
interface Panel {
  x: { label: string; values: string[] };
  /** With the unit. */
  y: string;
  series: { name: string; values: number[] }[];
}

interface Chart {
  title: string;
  panels: Panel[];
}

const [WIDTH, LEFT, RIGHT, ROW] = [420, 58, 12, 19];
const PLOT = { width: WIDTH - LEFT - RIGHT, height: 220 };

const STYLE = `<style>
text { font: 13px system-ui, sans-serif; fill: #1d1b22 } .title { font-size: 17px; font-weight: 600 } .head { font-weight: 600 }
.back { fill: #fffdf9 } .grid { stroke: #ddd5c7 }
.s0 { --c: #0b63a5 } .s1 { --c: #b8490a } .s2 { --c: #12704f } .s3 { --c: #93408a }
.mark { fill: var(--c) } .line { fill: none; stroke: var(--c); stroke-width: 2.5 }
.s1 .line { stroke-dasharray: 8 4 } .s2 .line { stroke-dasharray: 2 4 } .s3 .line { stroke-dasharray: 10 4 2 4 }
@media (prefers-color-scheme: dark) {
text { fill: #f1eee8 } .back { fill: #211f25 } .grid { stroke: #47434d }
.s0 { --c: #6db8f2 } .s1 { --c: #f2a25c } .s2 { --c: #5fcfa3 } .s3 { --c: #e39ad8 }
}
</style>`;

/** One SVG file that needs nothing else, in light and dark. */
function draw({ title, panels }: Chart): string {
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

function panelOf({ x, y, series }: Panel): string {
  const all = series.flatMap(({ values }) => values);
  const low = Math.floor(Math.log10(Math.min(...all)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...all))));
  const down = (value: number) => round(PLOT.height * (high - Math.log10(value)) / (high - low));
  const levels = Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at));
  const grid = levels.map((level) =>
    `<path class="grid" d="M0 ${down(level)}H${PLOT.width}"/>` +
    text(-6, down(level) + 4, count(level), 'text-anchor="end"')
  );
  const across = (at: number) => round((at + 0.5) * PLOT.width / x.values.length);
  const names = x.values.map((value, at) => middle(across(at), PLOT.height + 20, value));
  const lines = series.map(({ name, values }, own) => {
    const above = -ROW * (series.length - own) + 1;
    const spots = values.map((value, at) => [across(at), down(value)] as const);
    const dots = spots.map(([cx, cy]) => `<circle class="mark" cx="${cx}" cy="${cy}" r="4"/>`);
    return `<g class="s${own}"><path class="line" d="M0 ${above - 4}H28"/>${
      text(36, above, name)
    }` +
      `<path class="line" d="M${spots.join("L")}"/>${dots.join("")}</g>`;
  });
  const head = text(0, -ROW * (series.length + 1) - 2, y, 'class="head"');
  const below = middle(PLOT.width / 2, PLOT.height + 42, x.label);
  return [head, ...grid, ...names, below, ...lines].join("\n");
}

const count = (value: number) => value.toLocaleString("en", { maximumSignificantDigits: 3 });

const round = (value: number) => Math.round(value * 10) / 10;

const text = (x: number, y: number, content: string, attributes = "") =>
  `<text x="${round(x)}" y="${round(y)}"${attributes && ` ${attributes}`}>${
    escape(content)
  }</text>`;

const middle = (x: number, y: number, content: string) =>
  text(x, y, content, 'text-anchor="middle"');

const escape = (content: string) =>
  content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Point {
  x: number;
  series: string;
  value: number;
}

/** A series for each name, in the order of their first points. */
function panel(y: string, label: string, points: Point[]): Panel {
  const series = Map.groupBy(points, ({ series }) => series);
  return {
    y,
    x: { label, values: [...new Set(points.map(({ x }) => count(x)))] },
    series: [...series].map(([name, own]) => ({ name, values: own.map(({ value }) => value) })),
  };
}

interface Row {
  perSecond: number;
  p50: number;
}

/** Rates and latencies of the same points. */
function chartOf(title: string, label: string, points: (Omit<Point, "value"> & Row)[]): Chart {
  const of = (value: keyof Row) => points.map((point) => ({ ...point, value: point[value] }));
  return {
    title,
    panels: [panel("per second", label, of("perSecond")), panel("p50, ms", label, of("p50"))],
  };
}

/** By the part that measures them. */
const CHARTS = {
  size: (rows: SizeRow[]) =>
    chartOf(
      "Listings: the same pages with more of them (8 clients)",
      "listings",
      rows.map((row) => ({ ...row, x: row.listings, series: row.path })),
    ),
  clients: (rows: ClientsRow[]) =>
    chartOf(
      "Clients: throughput and latency of one stack",
      "clients",
      rows.map((row) => ({ ...row, x: row.clients, series: row.path })),
    ),
  stripes: ({ ledger, payments }: Stripes) =>
    chartOf(
      "Stripes of the shared ledger accounts (32 clients)",
      "stripes",
      [
        ...payments.map((row) => ({ ...row, x: row.stripes, series: "a payment's callback" })),
        ...ledger.map((row) => ({ ...row, x: row.stripes, series: "its ledger transfer alone" })),
      ],
    ),
};

/** Writes docs/charts/<part>.svg, if the part has a chart. */
export async function writeChart(part: string, result: unknown): Promise<void> {
  const of = (CHARTS as Record<string, (result: never) => Chart>)[part];
  if (!of) return;
  const file = join(PROJECT_ROOT, "docs", "charts", `${part}.svg`);
  await Deno.writeTextFile(file, draw(of(result as never)));
}
