/** A deployment may do without the finance portal, the vision model, push messages and e-mail. */
import { expect, test } from "vitest";
import { createServices } from "../../local/stack/services.ts";
import { PORTAL_SECRET, SERVICE_KEY } from "../support/environment.ts";
import { useMarket } from "../support/market.ts";
import { arrivals } from "../support/portal.ts";
import { setUp } from "../support/set_up.ts";

const VARIABLES = {
  portal: ["FINANCE_PORTAL_URL", "FINANCE_PORTAL_SECRET"],
  vision: ["VISION_API_KEY", "VISION_MODEL"],
  push: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"],
  mail: ["RESEND_API_KEY", "MAIL_FROM", "APP_URL", "RESEND_WEBHOOK_SECRET"],
};
const market = useMarket(
  Object.fromEntries(Object.values(VARIABLES).flat().map((name) => [name, undefined])),
);
const staff = setUp(() => market.staffClient());
const sql = (query: string) => market.database.admin.unsafe(query);
const reliability = async () => (await staff.get("/admin/reliability")).body.data;
const off = async () =>
  Object.fromEntries(
    (await reliability()).off.map((each: { feature: string }) => [each.feature, each]),
  );

test("each endpoint of a feature that is left out is a 503 that names its variable", async () => {
  const user = await market.user();
  const person = market.as(user);
  const keys = {
    p256dh:
      "BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI",
    auth: "FPssNDTKnInHVndSTdbKFw",
  };
  const answers = await Promise.all([
    person.get(`/finances/sellers/${user.id}/balance`),
    market.with({}).get("/internal/events"),
    market.with({}).post("/internal/events", {}),
    market.with({}).post("/internal/commands/resolve-dispute", {}),
    person.post("/ai/categorize", { photo_url: "https://images.example.com/dress.jpg" }),
    person.get("/push/vapid-public-key"),
    person.post("/push/subscribe", { endpoint: "https://push.example.com/1", keys }),
    person.post("/push/test", {}),
    market.with({}).post("/webhooks/resend", {}),
  ]);
  const said = answers.map(({ status, body }) =>
    `${status} ${/: (\w+) is not set\.$/.exec(body.error?.message)?.[1]}`
  );
  expect(said).toEqual([
    ...Array(4).fill("503 FINANCE_PORTAL_URL"),
    "503 VISION_API_KEY",
    ...Array(3).fill("503 VAPID_PUBLIC_KEY"),
    "503 RESEND_API_KEY",
  ]);
});

test("the health check shows what is off", async () => {
  const { status, body } = await market.with({}).get("/health?dependencies=true");
  expect([status, body.dependencies]).toMatchObject([
    200,
    { portal: "off", vision: "off", push: "off", mail: "off", old_payment_providers: [] },
  ]);
});

test("orders go on and notify in the app; no e-mail job is made, and what is not sent is counted", async () => {
  await market.runDue();
  const sale = await market.paidSale();
  await market.time.advance(120);
  const { items } = (await sale.seller.get("/notifications")).body.data;
  expect(items.map(({ kind }: { kind: string }) => kind)).toContain("order.ready_to_ship");
  expect(await sql("select from private.jobs where kind in ('mail_send', 'push_send')"))
    .toHaveLength(0);
  const { mail, portal, push, vision } = await off();
  expect([mail.missing, portal.missing, push.unsent, vision.unsent])
    .toEqual(["RESEND_API_KEY", "FINANCE_PORTAL_URL", 0, 0]);
  expect(mail.unsent).toBeGreaterThan(0);
  expect(portal.unsent).toBeGreaterThan(0);
});

test("what is left out raises no signal", async () => {
  await market.paidSale();
  await market.time.advance(3 * 3600);
  const { oldest_unsent_event_s, portal_down_s, late_work_s, mail_down_s, vision_down_s } =
    await reliability();
  expect([oldest_unsent_event_s, portal_down_s, late_work_s, mail_down_s, vision_down_s])
    .toEqual([0, 0, 0, 0, 0]);
});

test("an e-mail job that was made before e-mail was switched off ends without a retry", async () => {
  await sql(`insert into private.jobs (kind, key, payload)
    values ('mail_send', 'before', '{"email_id": "${crypto.randomUUID()}"}')`);
  await market.runDue();
  expect(
    await sql(
      "select last_error from private.jobs where key = 'before' and finished_at is not null",
    ),
  )
    .toEqual([{ last_error: null }]);
});

test("the portal, configured later, gets every event that waited, in order per aggregate", async () => {
  const [before] = await sql("select count(*)::integer from private.outbox");
  expect(await arrivals(market)).toEqual([]);
  const services = createServices(
    { ...market.environment, ...portalOf(market.url) },
    () => {},
    () => {},
  );
  const headers = { authorization: `Bearer ${SERVICE_KEY}` };
  for (const path of ["/jobs/run", "/finance-outbox/run"]) {
    const request = new Request(market.url + path, { method: "POST", headers });
    expect((await services.functions[path.split("/")[1]!]!(request)).status).toBe(200);
  }
  await services.db.close();
  const sent = await arrivals(market);
  expect(sent.map(({ seq }) => seq).sort((one, other) => one - other)).toEqual(
    Array.from({ length: before!["count"] }, (_, at) => at + 1),
  );
  for (const [, events] of Map.groupBy(sent, ({ aggregate }) => aggregate.id)) {
    expect(events.map(({ aggregate }) => aggregate.version)).toEqual(events.map((_, at) => at + 1));
  }
  expect(Object.keys(await off()).sort()).toEqual(["mail", "push", "vision"]);
});

const portalOf = (url: string) => ({
  FINANCE_PORTAL_URL: `${url}/sandbox/portal/api`,
  FINANCE_PORTAL_SECRET: PORTAL_SECRET,
});
