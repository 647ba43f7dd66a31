import { html, raw } from "hono/html";
import { htmlPage, type Markup } from "./html.ts";
import { style } from "./style.ts";

/** Every page has these links, so that each leads back to the others. */
const PAGES = [
  ["/", "Console"],
  ["/console/faults", "Faults"],
  ["/sandbox/email", "Mailbox"],
  ["/docs", "API reference"],
] as const;

/** Shows that a click is processed. A page from the browser's history is fresh. */
const SCRIPT = `
  addEventListener("submit", ({ submitter }) => submitter?.setAttribute("aria-busy", "true"));
  addEventListener("pageshow", () => document.querySelectorAll("button[aria-busy]").forEach((button) =>
    button.removeAttribute("aria-busy")));`;

/** `body` begins with a `main` with the id `content`. `at` is the path of its link. */
export function sitePage(
  { title, lang, body, at }: { title: string; lang: string; body: Markup; at?: string },
): Markup {
  const links = PAGES.map(([path, name]) =>
    html`
      <a href="${path}" ${path === at ? raw(' aria-current="page"') : ""}>${name}</a>
    `
  );
  const page = html`
    <a class="skip" href="#content">Skip to the content</a>
    <header lang="en">
      <a class="mark" href="/">Pre<i>loved</i></a>
      <nav aria-label="Pages of this stack">${links}</nav>
    </header>
    ${body}
    <script type="module">
    ${raw(SCRIPT)}
    </script>
  `;
  return htmlPage({ title, style, lang, body: page });
}
