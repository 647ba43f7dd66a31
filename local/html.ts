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

type Cell = unknown;

/** A table that scrolls by itself on a narrow screen. */
export const table = (
  rows: readonly Markup[],
  { id = "", head }: { id?: string; head?: Markup } = {},
) =>
  html`
    <div class="scroll" id="${id}">
      <table>${head ?? ""}${rows}</table>
    </div>
  `;

export const row = (...cells: Cell[]): Markup =>
  html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;

export const note = (text: Cell): Markup => html`<span class="note">${text}</span>`;

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
