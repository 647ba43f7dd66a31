import { html } from "hono/html";
import type postgres from "postgres";
import type { Client } from "./client.ts";
import { clockSection } from "./clock.ts";
import { layout, noteLine, orderBadge, rupiah } from "./layout.ts";
import { readOrders } from "./orders.ts";
import type { OrderView } from "./orders.ts";
import { appUrl, commandFor } from "../stack/running.ts";
import { stepsOf } from "./steps.ts";
import { button, note, number, row, table } from "../html.ts";
import type { Markup } from "../html.ts";

export interface Figures {
  for_sale: number;
  orders: number;
  escrow: number;
  wallets: number;
  /** Sum of all accounts; zero unless the ledger is broken. */
  sum: number;
  /** Due but not done. */
  waiting: number;
  given_up: number;
}

export interface Wallet {
  user_id: string;
  username: string;
  full_name: string | null;
  city: string | null;
  balance: number;
}

export async function readFigures(sql: postgres.Sql): Promise<Figures> {
  const [figures] = await sql<Figures[]>`
    select
      (select count(*) from public.listings where is_visible)::int as for_sale,
      (select count(*) from public.orders where state_version > 0)::int as orders,
      (select coalesce(sum(balance), 0) from private.ledger_accounts where kind = 'escrow')::float8 as escrow,
      (select coalesce(sum(balance), 0) from private.ledger_accounts where kind = 'wallet')::float8 as wallets,
      (select coalesce(sum(balance), 0) from private.ledger_accounts)::float8 as sum,
      (select count(*) from private.jobs
        where finished_at is null and dead_at is null and run_at <= private.now())::int as waiting,
      (select count(*) from private.jobs where dead_at is not null)::int as given_up`;
  return figures!;
}

export async function readWallets(sql: postgres.Sql, ids: readonly string[]): Promise<Wallet[]> {
  return await sql<Wallet[]>`
    select profiles.id as user_id, profiles.username, profiles.full_name, profiles.city,
      coalesce(accounts.balance, 0)::float8 as balance
    from public.profiles
    left join private.ledger_accounts as accounts
      on accounts.user_id = profiles.id and accounts.kind = 'wallet'
    where profiles.id = any (${ids as string[]}::uuid[])`;
}

export async function homePage(client: Client): Promise<Markup> {
  const { sql, url } = client;
  const users = client.users();
  const { port } = new URL(url);
  const [figures, newest, wallets] = await Promise.all([
    readFigures(sql),
    readOrders(sql),
    readWallets(sql, Object.values(users).map(({ id }) => id)),
  ]);
  return layout(
    "Preloved",
    html`
      <h1>A second-hand fashion market, on this machine</h1>
      <p class="lead">
        Members sell and buy in <a href="${appUrl("shop", port)}">the shop</a>, after
        <code>${commandFor("npm run web", port)}</code>; staff decide in
        <a href="${appUrl("panel", port)}">the panel</a>, after
        <code>${commandFor("npm run panel", port)}</code>. Here you are the payment provider, the
        courier and the clock, and read every movement in the ledger. The API answers at
        <code>${url}</code>.
      </p>
      ${tiles(figures)}
      <h2>Orders, invoices and parcels</h2>
      ${orderTable(client, newest, port)}
      ${userCards(client, wallets)}
      ${clockSection(client.time.now())}
      <p class="note">
        Keys and tokens: <code>.local/stack.json</code> · <a href="/openapi.json">openapi.json</a> ·
        <a href="/health">health</a>
      </p>
    `,
  );
}

function tiles({ for_sale, orders, escrow, wallets, given_up, waiting, sum }: Figures): Markup {
  const tile = (figure: unknown, what: string, tone = "") =>
    html`<div class="card"><b class="${tone}">${figure}</b>${note(what)}</div>`;
  const jobs = given_up > 0 ? `${given_up} failed` : waiting > 0 ? `${waiting} due` : "all done";
  return html`
    <div class="tiles">
      ${tile(for_sale, "listings for sale")} ${tile(orders, "orders")}
      ${tile(rupiah(escrow), "in escrow")} ${tile(rupiah(wallets), "in wallets")}
      ${tile(
        sum === 0 ? "balanced" : rupiah(sum),
        "sum of all accounts",
        sum === 0 ? "good" : "over",
      )}
      ${tile(jobs, "background jobs", given_up > 0 ? "over" : "")}
    </div>
  `;
}

function orderTable(client: Client, orders: readonly OrderView[], port: string): Markup {
  const rows = orders.map((order) => {
    const url = `/console/orders/${order.reference}`;
    const [step] = stepsOf(client, order);
    return row(
      html`<a href="${url}">${order.title}</a><br>${
        note(`${order.buyer} from ${order.seller} · ${order.reference}`)
      }`,
      orderBadge(order.status),
      number(rupiah(order.total)),
      step ? button(`${url}/${step.name}`, step.label) : "",
    );
  });
  const head = ["Order", "Status", number("Total"), "Next step"];
  return rows.length > 0
    ? table(rows, { id: "orders", head })
    : noteLine(`None yet: buy something in the shop, or run ${commandFor("npm run demo", port)}.`);
}

function userCards(client: Client, wallets: readonly Wallet[]): Markup {
  const cards = Object.entries(client.users()).map(([name, { id, email, password }]) => {
    const { full_name = name, username = name, city, balance = 0 } = wallets.find(({ user_id }) =>
      user_id === id
    ) ?? {};
    return html`
      <div class="card">
        <h3>${full_name}</h3>
        ${note(`${name.replace("_", " ")} · ${city}`)}<br>
        <span class="price">${rupiah(balance)}</span> ${note("in the wallet")}
        <p class="note"><code>${email}</code><br>password <code>${password}</code></p>
        <a href="/docs?as=${name}">Call the API as ${username}</a>
      </div>
    `;
  });
  return html`
    <h2 id="people">People</h2>
    <div class="grid" id="users">${cards}</div>
  `;
}
