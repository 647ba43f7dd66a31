import { html } from "hono/html";
import { type Markup, type Row, row, rupiahFormat, timeFormat } from "../html.ts";
import { sitePage } from "../site.ts";

/** The body is a `main`. */
export const layout = (title: string, body: Markup): Markup =>
  sitePage({ title, lang: "id", body });

export const time = timeFormat("id-ID");
export const rupiah = rupiahFormat("id-ID");

/** The rows, or a row that says that there are none. */
export const orNone = (rows: readonly Row[]): readonly Row[] =>
  rows.length > 0 ? rows : [row(html`<span class="note">Belum ada / None yet</span>`)];
