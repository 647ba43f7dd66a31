import { html, raw } from "hono/html";

export type Markup = ReturnType<typeof html>;

/** The first letter of the name; in the page itself, because every origin would need its own route. */
const FAVICON = "data:image/svg+xml," + encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f5d50"/>' +
    '<path d="M11 25V8h6.5a5.5 5.5 0 0 1 0 11H11" fill="none" stroke="#fff" stroke-width="4"/></svg>',
);

export function htmlPage(
  { title, style, lang, body }: { title: string; style: string; lang: string; body: Markup },
): Markup {
  return html`
    <!DOCTYPE html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" type="image/svg+xml" href="${FAVICON}">
        <title>${title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>${body}</body>
    </html>
  `;
}

/** A cell that is aligned as a number. */
class NumberCell {
  constructor(readonly content: unknown, readonly style: string) {}
}
export const number = (content: unknown, style = "") => new NumberCell(content, style);

/** The cells of a table's row. */
export type Row = readonly unknown[];
export const row = (...cells: unknown[]): Row => cells;

/** Each cell has its column's name, which a narrow screen shows instead of the head. */
function cellsOf(tag: "td" | "th", cells: Row, head: Row = []): Markup {
  const [open, close] = [raw(`<${tag}`), raw(`</${tag}>`)];
  return html`<tr>${
    cells.map((cell, index) => {
      const { content, style } = cell instanceof NumberCell ? cell : { content: cell, style: "" };
      const label = tag === "td" ? contentOf(head[index]) : "";
      const named = label
        ? html`
          data-label="${label}"
        `
        : tag === "th"
        ? raw(' scope="col"')
        : "";
      const number = cell instanceof NumberCell
        ? html`
          class="number ${style}"
        `
        : "";
      return html`${open}${number}${named}>${content}${close}`;
    })
  }</tr>`;
}

const contentOf = (cell: unknown) => cell instanceof NumberCell ? cell.content : cell;

/** On a narrow screen each row is a block of its own, so that nothing is cut off. */
export const table = (
  rows: readonly Row[],
  { id = "", head = [] }: { id?: string; head?: Row } = {},
): Markup =>
  html`
    <div class="scroll" ${id
      ? html`
        id="${id}"
      `
      : ""}>
      <table>
        ${head.length > 0
          ? html`
            <thead>${cellsOf("th", head)}</thead>
          `
          : ""}
        <tbody>${rows.map((cells) => cellsOf("td", cells, head))}</tbody>
      </table>
    </div>
  `;

export const note = (text: unknown): Markup => html`<span class="note">${text}</span>`;

export const badge = (text: string, tone = ""): Markup =>
  html`<span class="badge ${tone}">${text}</span>`;

/** A button that posts `fields`. */
export const button = (
  action: string,
  label: string,
  fields: Record<string, string | number> = {},
  style = "",
): Markup =>
  html`
    <form method="post"
      action="${action}">${Object.entries(fields).map(([name, value]) =>
        html`<input type="hidden" name="${name}" value="${value}">`
      )}<button class="${style}">${label}</button></form>
  `;

/** "Rp150,000", "−Rp150,000" in English. */
export const rupiahFormat = (locale: string) => (amount: number): string =>
  `${amount < 0 ? "−" : ""}Rp${Math.abs(amount).toLocaleString(locale)}`;

/** Formats in Jakarta's time zone. */
export function timeFormat(locale: string): (at: Date | string) => string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  });
  return (at) => `${format.format(new Date(at))} WIB`;
}
