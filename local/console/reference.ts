/** Every endpoint on one page, from the same registry that serves them. */
import { ERRORS } from "../../shared/errors.ts";
import type { Auth, Endpoint } from "../../shared/http/endpoint.ts";
import { possibleRefusals } from "../../shared/http/openapi.ts";
import { escape, layout } from "./layout.ts";

const WHO: Record<Auth["kind"], string> = {
  open: "Anybody, without any header.",
  signed: "A company or the scheduler, which proves itself by its token or signature.",
  newcomer: "Whoever has a valid token, registered here or not.",
  member: "A registered person, suspended or not: reading, and finishing what is open.",
  active: "A registered person in good standing: starting something new.",
  staff: "Staff with one of the roles that the call names; superadmin always.",
};

export function reference(groups: Readonly<Record<string, readonly Endpoint[]>>): string {
  const sections = Object.entries(groups).map(([group, endpoints]) => `
<h2>${escape(group)}</h2><div class="scroll"><table>
<tr><th>Call</th><th>What it does</th><th>Who</th><th>Refusals</th></tr>
${endpoints.map(row).join("\n")}</table></div>`);
  return layout(
    "Preloved: endpoints",
    `<h1>Endpoints</h1>
<p>Two headers for people: <code>Authorization: Bearer &lt;anon key&gt;</code> and <code>X-User-Token: &lt;JWT&gt;</code>.
The machine-readable form is <a href="/openapi.json">openapi.json</a>.</p>
<dl>${
      Object.entries(WHO).map(([kind, who]) => `<dt><code>${kind}</code></dt><dd>${who}</dd>`).join(
        "",
      )
    }</dl>
${sections.join("")}`,
  );
}

function row(endpoint: Endpoint): string {
  const codes = possibleRefusals(endpoint).filter((code) => ERRORS[code].status < 500);
  return `<tr><td><code>${endpoint.method} ${escape(endpoint.path)}</code></td><td>${
    escape(endpoint.summary)
  }</td>
<td>${escape(endpoint.auth.kind)}</td><td class="muted">${codes.join(" ")}</td></tr>`;
}
