/** The frame of the console's pages, and the words and figures that they share. */
import { html, raw } from "hono/html";
import { type Markup, rupiah } from "../emulators/layout.ts";
import { style } from "./style.ts";

export function layout(title: string, body: Markup): Markup {
  return html`
    <!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,">
        <title>${title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <header>
          <a class="mark" href="/">Pre<i>loved</i></a>
          <nav>
            <a href="/docs">API reference</a>
            <a href="/console/work">Jobs and outbox</a>
            <a href="/sandbox">Companies</a>
            <a href="/sandbox/email">Mailbox</a>
            <a href="/sandbox/portal">Finance portal</a>
          </nav>
        </header>
        <main>${body}</main>
        <footer class="note">
          Everything here is made up, and stays on this machine. What the console does, it does
          through the same API as any client.
        </footer>
      </body>
    </html>
  `;
}

const ENDED = ["COMPLETED"];
const SAD = ["DISPUTED", "RETURN_REQUESTED"];
const OVER = ["EXPIRED", "CANCELLED", "REFUNDED"];

/** An order's status as people say it. */
export function badge(status: string): Markup {
  const tone = ENDED.includes(status)
    ? "good"
    : SAD.includes(status)
    ? "over"
    : OVER.includes(status)
    ? "rest"
    : "wait";
  return html`<span class="badge ${tone}">${words(status)}</span>`;
}

/** `READY_TO_SHIP` as "ready to ship", `provider_cash` as "provider cash". */
export const words = (code: string) => code.toLowerCase().replaceAll("_", " ");

/** A button that posts and comes back. */
export function button(action: string, label: string, isMain = false): Markup {
  return html`
    <form method="post" action="${action}">
      <button class="${isMain ? "main" : ""}">${label}</button>
    </form>
  `;
}

export const nothing = (sentence: string) => html`<p class="note">${sentence}</p>`;

/** "Rp 240.000", "−Rp 240.000": a sign that cannot be overlooked. */
export const money = (amount: number) => `${amount < 0 ? "−" : ""}${rupiah(Math.abs(amount))}`;

const days = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Jakarta",
});

/** "21 Nov 2026, 15:04 WIB" */
export const clockTime = (at: Date | string) => `${days.format(new Date(at))} WIB`;

/** "in 47 h", "3 min ago", by the stack's clock. */
export function distance(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const [size, unit] = ([[86_400, "d"], [3600, "h"], [60, "min"], [1, "s"]] as const)
    .find(([size], place) => Math.abs(seconds) >= size * (place < 3 ? 2 : 1)) ?? [1, "s"];
  const count = Math.floor(Math.abs(seconds) / size);
  return seconds >= 0 ? `in ${count} ${unit}` : `${count} ${unit} ago`;
}
