import { Hono } from "hono";
import { html } from "hono/html";
import type { Client } from "./client.ts";
import { breadcrumb, distance, layout, noteLine } from "./layout.ts";
import { appUrl, commandFor } from "../stack/running.ts";
import { badge, button, note, number, row, table } from "../html.ts";
import type { Markup } from "../html.ts";

/** The ways in which a provider fails: kind and operation of a fault. */
export const KINDS = {
  error: { label: "answers 500", kind: "error" },
  timeout: { label: "hangs", kind: "timeout" },
  lost: { label: "does it, but the answer is lost", kind: "timeout_after_commit" },
  reject: { label: "rejects it", kind: "refuse" },
  limited: { label: "answers 429, too many calls", kind: "rate_limited" },
  callbacks: { label: "callbacks are lost", kind: "error", operation: "callback" },
} as const;
export type Kind = keyof typeof KINDS;
const API: readonly Kind[] = ["error", "timeout", "lost", "reject", "limited"];

export interface Provider {
  name: string;
  title: string;
  /** Its signal in GET /admin/reliability. */
  signal?: string;
  kinds: readonly Kind[];
  /** Instructions for seeing the fault. */
  trial: string;
}

export const PROVIDERS: readonly Provider[] = [
  {
    name: "payment",
    title: "Payments",
    signal: "payments_down_s",
    kinds: [...API, "callbacks"],
    trial: "Buy something, or withdraw.",
  },
  {
    name: "shipping",
    title: "Shipping",
    signal: "shipping_down_s",
    kinds: [...API, "callbacks"],
    trial: "Buy something: rates, and the parcel of a paid order.",
  },
  {
    name: "email",
    title: "E-mail",
    signal: "mail_down_s",
    kinds: API,
    trial: "Pay an order; its mails wait among the jobs below.",
  },
  { name: "push", title: "Push", kinds: API, trial: "Needs a subscribed browser; jobs wait." },
  {
    name: "vision",
    title: "Vision model",
    signal: "vision_down_s",
    kinds: API,
    trial: "List a thing, with the model's help and a photo that it has not seen yet.",
  },
  {
    name: "storage",
    title: "Photos and KTP",
    signal: "storage_down_s",
    kinds: ["error", "timeout", "lost"],
    trial: "List a thing, or submit a KTP.",
  },
  {
    name: "portal",
    title: "Finance portal",
    signal: "portal_down_s",
    kinds: API,
    trial: "Pay an order; its events wait in the outbox.",
  },
];

const AT = "/console/faults";
/** The role that reads reliability and jobs. */
const STAFF = "ops_admin";
/** Until it is switched off. */
const TIMES = 10_000;

interface Fault {
  id: string;
  provider: string;
  operation: string | null;
  kind: string;
  times: number;
}

const faultsOf = async (client: Client, provider: string): Promise<Fault[]> =>
  (await client.read("/faults")).faults.filter((fault: Fault) => fault.provider === provider);

/** Below `/console/faults`: a switch for each provider, and the failing jobs. */
export function faultRoutes(client: Client): Hono {
  const app = new Hono();
  app.get("/faults", async (c) => c.html(await faultsPage(client)));
  app.post("/faults/:provider", async (c) => {
    const provider = PROVIDERS.find(({ name }) => name === c.req.param("provider"));
    if (!provider) return c.notFound();
    const chosen = (await c.req.parseBody())["kind"];
    for (const { id } of await faultsOf(client, provider.name)) {
      await client.control(`/faults/${id}`, {}, "DELETE");
    }
    const kind = provider.kinds.find((each) => each === chosen);
    if (kind) {
      const { label: _, ...fault } = KINDS[kind];
      await client.control("/faults", { provider: provider.name, times: TIMES, ...fault });
    }
    return c.redirect(AT, 303);
  });
  return app;
}

interface FailingJob {
  kind: string;
  attempts: number;
  last_error: string | null;
  next_try: string;
}

async function faultsPage(client: Client): Promise<Markup> {
  const { port } = new URL(client.url);
  const run = (app: string) => commandFor(`npm run ${app}`, port);
  const [{ faults }, reliability, jobs] = await Promise.all([
    client.read("/faults") as Promise<{ faults: Fault[] }>,
    client.see(STAFF, "/admin/reliability"),
    client.see(STAFF, "/admin/jobs?failing=true&limit=20"),
  ]);
  const cards = PROVIDERS.map((provider) =>
    card(
      provider,
      faults.filter((fault) => fault.provider === provider.name),
      reliability?.[provider.signal ?? ""] ?? 0,
    )
  );
  return layout(
    "Faults",
    html`
      ${breadcrumb("Faults")}
      <h1>Let a provider fail</h1>
      <p class="lead">
        A fault lasts until it is switched off. Use <a href="${appUrl("shop", port)}">the shop</a>,
        after <code>${run("web")}</code>, and read below what the marketplace does
        about it. Calls wait for a provider that hangs, up to ten seconds each.
      </p>
      <h2>Providers</h2>
      <div class="pair" style="gap:.9rem">${cards}</div>
      <h2>Jobs that fail now</h2>
      ${failing(jobs?.items ?? [], client.time.now())}
      <p class="note">
        They are tried again by themselves; the <a href="/#clock">clock</a> brings the next try
        forward. Cases that follow are in the panel: <code>${run("panel")}</code>.
      </p>
    `,
    AT,
  );
}

function card({ name, title, kinds, trial }: Provider, faults: readonly Fault[], down: number) {
  const isOn = (kind: Kind) => {
    const { kind: wanted, operation = null } = KINDS[kind] as { kind: string; operation?: string };
    return faults.some((fault) => fault.kind === wanted && fault.operation === operation);
  };
  const on = kinds.find(isOn);
  const state = on ? KINDS[on].label : faults.length > 0 ? "fails" : "works";
  return html`
    <div class="card" id="${name}">
      <h3>${title} ${badge(state, faults.length > 0 ? "over" : "good")} ${down > 0
        ? badge(`down for ${down} s`, "over")
        : ""}</h3>
      <p class="note">${trial}</p>
      <div class="actions">
        ${faults.length > 0 ? button(`${AT}/${name}`, "Switch the fault off", {}, "main") : ""}
        ${kinds.filter((kind) => kind !== on).map((kind) =>
          button(`${AT}/${name}`, KINDS[kind].label, { kind })
        )}
      </div>
    </div>
  `;
}

function failing(jobs: readonly FailingJob[], now: Date): Markup {
  if (jobs.length === 0) return noteLine("None.");
  const rows = jobs.map(({ kind, attempts, last_error, next_try }) =>
    row(
      html`<code>${kind}</code><br>${note(last_error ?? "")}`,
      number(attempts),
      distance(new Date(next_try), now),
    )
  );
  return table(rows, { id: "failing", head: ["Job", number("Attempts"), "Next try"] });
}
