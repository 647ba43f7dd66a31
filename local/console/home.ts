/** The console's front page: what runs, what one can do here, and what has happened. */
import { html } from "hono/html";
import type { Markup } from "../emulators/layout.ts";
import type { Desk } from "./desk.ts";
import { readFigures, readForSale, readWallets } from "./home_reads.ts";
import { clockTime, layout, nothing } from "./layout.ts";
import { readOrders } from "./order_reads.ts";
import { clock, madeCalls, orders, people, shop, tiles } from "./panels.ts";

/** Who buys in the console. */
export const BUYER = "buyer";
const NEWEST = 4;

export async function home(desk: Desk): Promise<Markup> {
  const { sql, time, url } = desk;
  const everyone = desk.people();
  const ids = Object.values(everyone).map(({ id }) => id);
  const [figures, things, newest, wallets, mail, feed] = await Promise.all([
    readFigures(sql),
    everyone[BUYER] ? readForSale(sql, everyone[BUYER].id) : [],
    readOrders(sql),
    readWallets(sql, ids),
    desk.look("/email/messages"),
    desk.look("/portal/events"),
  ]);
  const known = wallets.find(({ user_id }) => user_id === everyone[BUYER]?.id);
  const buyer = known?.full_name?.split(" ")[0] ?? BUYER;
  return layout(
    "Preloved",
    html`
      <h1>A second-hand fashion market, on this machine</h1>
      <p class="lead">
        Sell a dress, pay its invoice, bring the parcel, release the money, and read every rupiah of it
        in the books. The API answers at <code>${url}</code>.
      </p>
      ${tiles(figures)} ${shop(things, buyer)} ${orders(
        desk,
        newest,
      )} ${desk.last.about === undefined ? madeCalls(desk.last.calls) : ""}
      ${people(desk, wallets)}
      <div class="pair">
        ${clock(time.now())} ${runs(figures.postgres)} ${mailbox(mail.messages)} ${portal(
          feed.events,
        )}
      </div>
    `,
  );
}

function runs(version: string): Markup {
  return html`
    <section>
      <h2>What runs</h2>
      <p>
        Every edge function in one process, behind one gateway. PostgreSQL ${version.split(
          " ",
        )[0]} with
        Supabase's roles. Sign-in and storage as Supabase speaks them. Stand-ins of the payment,
        shipping, e-mail and push companies and of the finance portal, which
        <a href="/sandbox">do as you tell them</a>.
      </p>
      <p class="note">
        Keys and tokens: <code>.local/stack.json</code> · <a href="/openapi.json">openapi.json</a> ·
        <a href="/health">health</a>
      </p>
    </section>
  `;
}

interface Letter {
  id: string;
  to: string[];
  subject: string;
  created_at: string;
}

function mailbox(letters: readonly Letter[]): Markup {
  return html`
    <section id="mailbox">
      <h2>Mailbox</h2>
      ${letters.length === 0 ? nothing("No e-mail has been sent yet.") : html`
        <div class="scroll">
          <table>
          ${letters.slice(0, NEWEST).map(({ id, to, subject, created_at }) =>
            html`
              <tr>
                <td>
                <a href="/sandbox/email/messages/${id}">${subject}</a><br>
                <span class="note">to ${to.join(", ")} · ${clockTime(created_at)}</span>
                </td>
              </tr>
            `
          )}
          </table>
        </div>
      `}
    </section>
  `;
}

interface PortalEvent {
  type: string;
  occurred_at: string;
  data: Record<string, unknown>;
}

function portal(events: readonly PortalEvent[]): Markup {
  return html`
    <section id="portal">
      <h2>The finance portal was told</h2>
      ${events.length === 0 ? nothing("Nothing yet.") : html`
        <div class="scroll">
          <table>
          ${events.slice(-NEWEST).reverse().map(({ type, occurred_at, data }) =>
            html`
              <tr>
                <td>
                <code>${type}</code> ${data["reference"] ?? ""}<br>
                <span class="note">${clockTime(occurred_at)}</span>
                </td>
              </tr>
            `
          )}
          </table>
        </div>
      `}
    </section>
  `;
}
