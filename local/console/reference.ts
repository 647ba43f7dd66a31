/** Every endpoint on one page, from the same registry that serves them. */
import { ERRORS } from "../../shared/errors.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { possibleRefusals } from "../../shared/http/openapi.ts";
import { escape, layout } from "./layout.ts";

export function reference(groups: Readonly<Record<string, readonly Endpoint[]>>): string {
  const sections = Object.entries(groups).map(([group, endpoints]) => `
<h2>${escape(group)}</h2><div class="scroll"><table>
<tr><th>Call</th><th>What it does</th><th>Who</th><th>Refusals</th></tr>
${endpoints.map(row).join("\n")}</table></div>`);
  return layout(
    "Preloved: endpoints",
    `<h1>Endpoints</h1>
<p>Two headers for people: <code>Authorization: Bearer &lt;anon key&gt;</code> and <code>X-User-Token: &lt;JWT&gt;</code>.
The machine-readable form is <a href="/openapi.json">openapi.json</a>.</p>${sections.join("")}`,
  );
}

function row(endpoint: Endpoint): string {
  const codes = possibleRefusals(endpoint).filter((code) => ERRORS[code].status < 500);
  return `<tr><td><code>${endpoint.method} ${escape(endpoint.path)}</code></td><td>${
    escape(endpoint.summary)
  }</td>
<td>${escape(endpoint.auth.kind)}</td><td class="muted">${codes.join(" ")}</td></tr>`;
}
