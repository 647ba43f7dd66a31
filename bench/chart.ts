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
