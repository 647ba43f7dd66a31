/** The console's front page: what runs, the newest orders, and where every rupiah stands. */
import type postgres from "postgres";
import type { StackTime } from "../stack/time.ts";
import { escape, layout } from "./layout.ts";

interface Parts {
  url: string;
  time: StackTime;
  admin: postgres.Sql;
}

export async function home({ url, time, admin }: Parts): Promise<string> {
  const orders = await admin`
    select reference, status, listing_title, total, created_at from public.orders
    where state_version > 0 order by created_at desc limit 20`;
  const accounts = await admin`
    select kind, count(*)::int as accounts, sum(balance) as balance from private.ledger_accounts group by kind order by kind`;
  const jobs = await admin`
    select kind, count(*) filter (where finished_at is null and dead_at is null)::int as waiting,
           count(*) filter (where dead_at is not null)::int as dead from private.jobs group by kind order by kind`;
  return layout(
    "Preloved",
    `
<h1>Preloved, on this machine</h1>
<p>API at <code>${escape(url)}</code>. The clock stands at <code>${
      escape(time.now().toISOString())
    }</code>.</p>
<p><a href="/docs">Endpoints</a> · <a href="/openapi.json">openapi.json</a> · <a href="/sandbox">Invoices and parcels</a> · <a href="/health">Health</a></p>
<h2>What to try</h2>
<ul>
<li>A sale told step by step, in another terminal: <code>npm run demo</code></li>
<li>Pay an invoice or move a parcel yourself: <a href="/sandbox">the companies' side</a>, after an order is made</li>
<li>Move the clock two days on: <code>curl -X POST ${
      escape(url)
    }/sandbox/clock/advance -d '{"seconds": 172800}'</code></li>
<li>Every call with its refusals: <a href="/docs">endpoints</a>, or <a href="/openapi.json">openapi.json</a> in your own tool</li>
</ul>
<h2>Newest orders</h2>
${
      table(
        ["Reference", "Status", "Item", "Total (Rp)"],
        orders.map((o) => [o["reference"], o["status"], o["listing_title"], o["total"]]),
        3,
      )
    }
<h2>Where the money stands</h2>
<p class="muted">All accounts sum to zero. <code>provider_cash</code> is below zero: what it gave is what others hold.</p>
${
      table(
        ["Account", "How many", "Balance (Rp)"],
        accounts.map((a) => [a["kind"], a["accounts"], a["balance"]]),
        2,
      )
    }
<h2>Background work</h2>
${table(["Job", "Waiting", "Given up"], jobs.map((j) => [j["kind"], j["waiting"], j["dead"]]))}`,
  );
}

function table(heads: string[], rows: unknown[][], numberColumn = -1): string {
  if (rows.length === 0) return `<p class="muted">Nothing yet.</p>`;
  const cell = (value: unknown, column: number) =>
    column === numberColumn
      ? `<td class="number">${Number(value).toLocaleString("id-ID")}</td>`
      : `<td>${escape(value)}</td>`;
  return `<div class="scroll"><table><tr>${
    heads.map((head) => `<th>${escape(head)}</th>`).join("")
  }</tr>
${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("\n")}</table></div>`;
}
