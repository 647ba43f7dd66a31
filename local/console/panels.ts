/** The parts of the console's front page, each a section that can be read alone. */
import { html } from "hono/html";
import type { Markup } from "../emulators/layout.ts";
import type { Desk, MadeCall } from "./desk.ts";
import { garment } from "./garment.ts";
import type { Figures, ForSale, Wallet } from "./home_reads.ts";
import { badge, button, clockTime, money, nothing } from "./layout.ts";
import type { OrderView } from "./order_reads.ts";
import { stepsOf } from "./steps.ts";

export function tiles(figures: Figures): Markup {
  const tile = (figure: string, what: string, tone = "") =>
    html`<div class="card"><b class="${tone}">${figure}</b><span class="note">${what}</span></div>`;
  const { given_up, waiting, sum } = figures;
  return html`
    <div class="tiles">
      ${tile(String(figures.for_sale), "things for sale")} ${tile(String(figures.orders), "orders")}
      ${tile(money(figures.escrow), "waits in escrow")} ${tile(
        money(figures.wallets),
        "in wallets",
      )}
      ${tile(
        sum === 0 ? "balanced" : money(sum),
        "all accounts, summed",
        sum === 0 ? "good" : "over",
      )}
      ${tile(
        given_up > 0 ? `${given_up} given up` : waiting > 0 ? `${waiting} due` : "all done",
        "background work",
        given_up > 0 ? "over" : "",
      )}
    </div>
  `;
}

export function shop(things: readonly ForSale[], buyer: string): Markup {
  return html`
    <h2>Start a sale</h2>
    <p class="note">
      One click, three calls of the API: ${buyer} looks up an address, asks for offers to send it, and orders.
    </p>
    <div class="grid" id="shop">
      ${things.length === 0 ? nothing("Everything is sold: npm run demo lists another dress.") : ""}
      ${things.map((thing) =>
        html`
          <div class="card item">
            ${garment(thing.title, thing.product_category)}
            <div>
              <h3>${thing.title}</h3>
              <span class="price">${money(thing.price)}</span>
              <span class="note">${thing.seller}${thing.size ? ` · size ${thing.size}` : ""}</span>
              ${button(`/console/buy/${thing.id}`, `${buyer} buys it`)}
            </div>
          </div>
        `
      )}
    </div>
  `;
}

export function orders(desk: Desk, all: readonly OrderView[]): Markup {
  return html`
    <h2>Orders, invoices and parcels</h2>
    ${all.length === 0 ? nothing("None yet: start a sale above, or run npm run demo.") : html`
      <div class="scroll" id="orders">
        <table>
          <tr><th>Order</th><th>Status</th><th class="number">Total</th><th>What you can do</th></tr>
          ${all.map((order) =>
            html`
              <tr>
                <td>
                  <a href="/console/orders/${order.reference}">${order.title}</a><br>
                  <span class="note">${order.buyer} from ${order.seller} · ${order.reference}</span>
                </td>
                <td>${badge(order.status)}</td>
                <td class="number">${money(order.total)}</td>
                <td>${stepsOf(desk, order).slice(0, 1).map((step) =>
                  button(`/console/orders/${order.reference}/${step.name}`, step.label)
                )}</td>
              </tr>
            `
          )}
        </table>
      </div>
    `}
  `;
}

export function people(desk: Desk, wallets: readonly Wallet[]): Markup {
  const cards = Object.entries(desk.people()).map(([name, { id, email, password }]) => {
    const wallet = wallets.find(({ user_id }) => user_id === id);
    return html`
      <div class="card">
        <h3>${wallet?.full_name ?? name}</h3>
        <span class="note">${name.replace("_", " ")} · ${wallet?.city}</span><br>
        <span class="price">${money(
          wallet?.balance ?? 0,
        )}</span> <span class="note">in the wallet</span>
        <p class="note"><code>${email}</code><br>password <code>${password}</code></p>
        <a href="/docs?as=${name}">Call the API as ${wallet?.username ?? name}</a>
      </div>
    `;
  });
  return html`
    <h2>People to act as</h2>
    <div class="grid" id="people">${cards}</div>
  `;
}

const JUMPS = [["1 hour", 3600], ["1 day", 86_400], ["2 days", 172_800], [
  "1 week",
  604_800,
]] as const;

export function clock(now: Date): Markup {
  return html`
    <section id="clock">
      <h2>The clock</h2>
      <p>
        It is <b>${clockTime(
          now,
        )}</b> in the market. It only goes forward, and whatever falls due on
        the way happens in its order.
      </p>
      <div class="acts">
        ${JUMPS.map(([label, seconds]) =>
          html`
            <form method="post" action="/console/advance">
              <input type="hidden" name="hours" value="${seconds / 3600}">
              <button>+ ${label}</button>
            </form>
          `
        )}
        <form method="post" action="/console/advance">
          <input name="hours" type="number" min="0.01" max="87600" step="any" required
            aria-label="Hours" placeholder="hours">
          <button>Advance</button>
        </form>
      </div>
    </section>
  `;
}

/** What the last click asked of the API; empty before the first. */
export function madeCalls(calls: readonly MadeCall[]): Markup {
  if (calls.length === 0) return html``;
  return html`
    <h2>What that click called</h2>
    <ul class="card calls">
      ${calls.map(({ who, method, path, status, refusal }) =>
        html`
          <li>
            <span class="badge ${status < 400 ? "good" : "over"}">${status}</span>
            <code>${method} ${path}</code> <span class="note">as ${who}</span>
            ${refusal ? html`<br><span class="over">${refusal}</span>` : ""}
          </li>
        `
      )}
    </ul>
  `;
}
