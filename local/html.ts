import { html, raw } from "hono/html";

export type Markup = ReturnType<typeof html>;

export function htmlPage(
  { title, style, lang, body }: { title: string; style: string; lang: string; body: Markup },
): Markup {
  return html`
    <!DOCTYPE html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,">
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

const cells = (tag: "td" | "th", contents: readonly unknown[]): Markup => {
  const [open, close] = [raw(`<${tag}`), raw(`</${tag}>`)];
  return html`<tr>${
    contents.map((cell) =>
      cell instanceof NumberCell
        ? html`${open} class="number ${cell.style}">${cell.content}${close}`
        : html`${open}>${cell}${close}`
    )
  }</tr>`;
};
export const row = (...contents: unknown[]): Markup => cells("td", contents);

/** Scrolls by itself on a narrow screen. */
export const table = (
  rows: readonly Markup[],
  { id = "", head = [] }: { id?: string; head?: readonly unknown[] } = {},
): Markup =>
  html`
    <div class="scroll" id="${id}">
      <table>${head.length > 0 ? cells("th", head) : ""}${rows}</table>
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

const amounts = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** "Rp 150.000", "−Rp 150.000" */
export const rupiah = (amount: number): string =>
  `${amount < 0 ? "−" : ""}Rp ${amounts.format(Math.abs(amount))}`;

/** Formats in Jakarta's time zone. */
export function timeFormat(locale: string): (at: Date | string) => string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  });
  return (at) => `${format.format(new Date(at))} WIB`;
}
