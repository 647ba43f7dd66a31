import { html } from "hono/html";
import { badge, type Markup, rupiahFormat, timeFormat } from "../html.ts";
import { sitePage } from "../site.ts";

/** `at` is the page's path in the navigation. */
export function layout(title: string, content: Markup, at = ""): Markup {
  const body = html`
    <main id="content">${content}</main>
    <footer class="note">All data is made up and stays on this machine.</footer>
  `;
  return sitePage({ title, lang: "en", body, at });
}

const TONES: Record<string, string> = {
  COMPLETED: "good",
  DISPUTED: "over",
  RETURN_REQUESTED: "over",
  EXPIRED: "rest",
  CANCELLED: "rest",
  REFUNDED: "rest",
};
export const orderBadge = (status: string) => badge(words(status), TONES[status] ?? "wait");

/** `READY_TO_SHIP` as "ready to ship", `provider_cash` as "provider cash". */
export const words = (code: string) => code.toLowerCase().replaceAll("_", " ");

export const noteLine = (text: unknown) => html`<p class="note">${text}</p>`;
export const breadcrumb = (title: string) =>
  html`<p class="note" style="margin:1rem 0 0"><a href="/">Console</a> / ${title}</p>`;

/** "21 Nov 2026, 15:04 WIB" */
export const time = timeFormat("en-GB");
export const rupiah = rupiahFormat("en");

/** "in 47 h", "3 min ago". */
export function distance(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const [size, unit] = ([[86_400, "d"], [3600, "h"], [60, "min"], [1, "s"]] as const)
    .find(([size], index) => Math.abs(seconds) >= size * (index < 3 ? 2 : 1)) ?? [1, "s"];
  const count = Math.floor(Math.abs(seconds) / size);
  return seconds >= 0 ? `in ${count} ${unit}` : `${count} ${unit} ago`;
}
