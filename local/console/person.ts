import { Hono } from "hono";
import { html } from "hono/html";
import { badge, button, type Markup, note, number, row, rupiah, table } from "../html.ts";
import type { Client } from "./client.ts";
import { callList } from "./home_sections.ts";
import { readForSale } from "./home_queries.ts";
import { breadcrumb, layout, noteLine, words } from "./layout.ts";
import { readOrders } from "./order_queries.ts";
import { listingCard, orderTable } from "./parts.ts";
import { goLive, identity, listSomething, withdraw } from "./person_actions.ts";
import { identityForm, listingForm, liveForm, withdrawalForm } from "./person_forms.ts";

/** Below `/console/people`: what one test user sees and can do. */
export function personRoutes(client: Client): Hono {
  const app = new Hono();
  app.get("/people/:name", async (c) => {
    const name = c.req.param("name");
    return Object.hasOwn(client.users(), name)
      ? c.html(await personPage(client, name))
      : c.notFound();
  });
  const acts = { list: listSomething, withdraw, live: goLive, ktp: identity } as const;
  app.post("/people/:name/:act", async (c) => {
    const { name, act } = c.req.param();
    if (!Object.hasOwn(client.users(), name) || !Object.hasOwn(acts, act)) return c.notFound();
    const at = `/console/people/${name}`;
    client.begin(at);
    const next = await acts[act as keyof typeof acts](client, name, await c.req.parseBody());
    return c.redirect(next ?? at, 303);
  });
  app.post("/people/:name/withdrawals/:id/cancel", async (c) => {
    const { name, id } = c.req.param();
    client.begin(`/console/people/${name}`);
    await client.as(name, "POST", `/wallet/withdrawals/${encodeURIComponent(id)}/cancel`);
    return c.redirect(`/console/people/${name}`, 303);
  });
  return app;
}

interface Withdrawal {
  id: string;
  status: string;
  amount: number;
  net: number;
  payout_url: string | null;
}

async function personPage(client: Client, name: string): Promise<Markup> {
  const { id } = client.users()[name]!;
  const [me, wallet, withdrawals, ktp, orders, shop, streams] = await Promise.all([
    client.see(name, "/auth/me"),
    client.see(name, "/wallet/balance"),
    client.see(name, "/wallet/withdrawals?limit=5"),
    client.see(name, "/ktp/status"),
    readOrders(client.sql, { party: id, limit: 8 }),
    readForSale(client.sql, id),
    client.see(name, "/live-streams?limit=5"),
  ]);
  const called = me?.full_name?.split(" ")[0] ?? name;
  return layout(
    called,
    html`
      ${breadcrumb(me?.full_name ?? name)}
      <h1>The market as ${me?.full_name ?? name}</h1>
      <p class="lead">
        <b>${me?.username}</b>, ${me?.city}. ${rupiah(
          wallet?.available ?? 0,
        )} in the wallet, ${rupiah(
          wallet?.pending ?? 0,
        )} on its way.
      </p>
      ${others(client, name)} ${callList(client, `/console/people/${name}`)}
      <h2>Orders</h2>
      ${orderTable(client, orders, `${called} has neither bought nor sold anything.`, name)}
      <div class="pair">
        <section><h2>List a thing</h2>${listingForm(name)}</section>
        <section>
          <h2>Withdraw</h2>
          ${withdrawalForm(name, wallet?.available ?? 0)} ${withdrawalTable(
            name,
            withdrawals?.items ?? [],
          )}
          <h2>Go live</h2>
          ${liveForm(name)} ${liveList(name, streams?.items ?? [])}
          <h2>Identity</h2>
          ${identityForm(name, ktp)}
        </section>
      </div>
      <h2>For sale by others</h2>
      <div class="grid" id="shop">
        ${shop.length > 0
          ? shop.map((listing) => listingCard(client, listing, name, called))
          : noteLine("Nothing.")}
      </div>
    `,
  );
}

function others(client: Client, name: string): Markup {
  const links = Object.keys(client.users()).map((each) =>
    html`
      <a href="/console/people/${each}" ${each === name
        ? html`
          aria-current="true"
        `
        : ""}>${words(each)}</a>
    `
  );
  return html`<nav class="tabs" aria-label="View as"><span class="note">View as</span> ${links}</nav>`;
}

function withdrawalTable(name: string, withdrawals: readonly Withdrawal[]): Markup {
  if (withdrawals.length === 0) return html``;
  const rows = withdrawals.map(({ id, status, amount, net, payout_url }) =>
    row(
      badge(words(status), status === "PAID" ? "good" : "wait"),
      number(rupiah(amount)),
      number(rupiah(net)),
      status === "LINK_CREATED" && payout_url
        ? html`<a href="${payout_url}">Claim it at the bank</a>`
        : status === "HELD"
        ? button(`/console/people/${name}/withdrawals/${id}/cancel`, "Cancel")
        : "",
    )
  );
  return table(rows, {
    id: "withdrawals",
    head: ["Status", number("Amount"), number("Paid out"), ""],
  });
}

interface Stream {
  id: string;
  title: string;
  status: string;
  seller_username: string;
}

function liveList(name: string, streams: readonly Stream[]): Markup {
  return html`<ul class="calls" id="streams">${
    streams.map(({ id, title, status, seller_username }) =>
      html`<li><a href="/console/live/${id}?as=${name}">${title}</a> ${
        note(`${seller_username}, ${status}`)
      }</li>`
    )
  }</ul>`;
}
