import { expect, test } from "vitest";
import { must, SERVICE_KEY, useMarket } from "../../support/market.ts";
import { expose } from "../../../functions/metrics/exposition.ts";
import { SIGNALS } from "../../../shared/domain/reliability.ts";
import type { Signal } from "../../../shared/domain/reliability.ts";

const market = useMarket({ APP_VERSION: '1.2"3', PROVIDER_TIMEOUT_MS: "300" });
const scrape = (headers: Record<string, string>) => market.with(headers).get("/metrics");
const AUTHORIZED = { authorization: `Bearer ${SERVICE_KEY}` };
const LINE = /^(?<name>preloved_[a-z_]+)(?:\{[a-z]+="(?:[^"\\\n]|\\.)*"\})? \d+(\.\d+)?$/;

test("only the secret key reads the metrics", async () => {
  const person = await market.user();
  const keys: Record<string, string>[] = [{}, { authorization: "Bearer wrong" }, {
    "x-user-token": person.token,
  }];
  const statuses = await Promise.all(keys.map(async (headers) => (await scrape(headers)).status));
  expect(statuses).toEqual([401, 401, 401]);
  expect((await scrape({ apikey: SERVICE_KEY })).status).toBe(200);
});

test("every metric has a help text, a type and samples, and nothing else", async () => {
  const { status, headers, text } = await scrape(AUTHORIZED);
  expect([status, headers.get("content-type")])
    .toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  let current = "";
  for (const line of text.trimEnd().split("\n")) {
    const [, help] = /^# HELP (\S+) \S.*\.$/.exec(line) ?? [];
    current = help ?? current;
    if (help) continue;
    if (line.startsWith("#")) expect(line).toBe(`# TYPE ${current} gauge`);
    else expect(LINE.exec(line)?.groups?.["name"], line).toBe(current);
  }
  expect(text).toContain(String.raw`preloved_build_info{version="1.2\"3"} 1`);
});

test("every signal is exposed, with its unit in its name", async () => {
  const signals = Object.fromEntries(
    Object.keys(SIGNALS).map((name, at) => [name, 100 + at]),
  ) as Record<Signal, number>;
  const text = expose({ signals, clearing: [], cases: { stuck_job: 120 }, features: [] }, "1");
  for (const [name, value] of Object.entries(signals)) {
    if (name !== "open_cases") expect(text).toMatch(new RegExp(` ${value}\n`));
  }
  expect(text).toContain('preloved_provider_down_seconds{provider="portal"} ');
  expect(text).toContain("preloved_ledger_drift_idr ");
  expect(text).toContain("preloved_late_work_seconds ");
});

test("open cases are counted by kind, and every kind has a sample", async () => {
  await market.sql`select private.open_case('portal_event', 'metrics', null)`;
  const { text } = await scrape(AUTHORIZED);
  expect(text).toContain('preloved_open_cases{kind="portal_event"} 1\n');
  const kinds = await market.sql`select kind from private.case_kinds`;
  expect(text.match(/^preloved_open_cases\{/gm)).toHaveLength(kinds.length);
  await market.sql`delete from private.staff_cases where key = 'metrics'`;
});

test("a feature that is not configured shows as 0, with what it did not send", async () => {
  await market.services.db.service.call("internal.record_features", {
    off: { portal: "FINANCE_PORTAL_URL" },
  });
  await market.sql`
    select private.publish_event('order.shipped', 'order', gen_random_uuid(), 1, '{}')`;
  const { text } = await scrape(AUTHORIZED);
  expect(text).toContain('preloved_feature_configured{feature="portal"} 0\n');
  expect(text).toContain('preloved_feature_configured{feature="mail"} 1\n');
  expect(text).toContain('preloved_feature_unsent{feature="portal"} 1\n');
  await market.services.db.service.call("internal.record_features", { off: {} });
});

test("money that nothing explains is told by account, with its age, until staff decide", async () => {
  const of = async (account: string) => {
    const { text } = await scrape(AUTHORIZED);
    return ["unexplained_idr", "oldest_unexplained_seconds", "explained_ratio"].map((name) =>
      Number(new RegExp(`^preloved_${name}\\{account="${account}"\\} (.+)$`, "m").exec(text)![1])
    );
  };
  for (const account of ["provider_cash", "suspense", "payout_in_transit"]) {
    expect(await of(account)).toEqual([0, 0, 1]);
  }
  const sale = await market.openSale();
  await sale.pay(sale.order.total + 7_000);
  await market.time.advance(3600);
  const [amount, age, share] = await of("suspense");
  expect([amount, share]).toEqual([sale.order.total + 7_000, 0]);
  expect(age).toBeGreaterThanOrEqual(3600);
  const staff = await market.staffClient();
  await must(staff.post(`/admin/suspense/${await sale.inSuspense()}/refund`));
  expect(await of("suspense")).toEqual([0, 0, 1]);
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout", 100);
  await person.post("/wallet/withdrawals", { amount: 50_000 });
  expect((await of("payout_in_transit"))[0]).toBe(0);
  await market.sql`
    update private.withdrawals set created_at = created_at - interval '2 days' where status = 'HELD'`;
  expect((await of("payout_in_transit"))[0]).toBe(50_000);
  await market.noFaults();
});
