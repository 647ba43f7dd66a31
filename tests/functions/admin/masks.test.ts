/** No response to staff has personal data in clear, except those of the operations that open it. */
import { expect, test } from "vitest";
import { ADDRESS, CALLBACK_TOKEN, must, REASON, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { registry } from "../../../local/stack/apps.ts";
import type { Endpoint, StaffRole } from "../../../shared/http/endpoint.ts";
import { buy, MARK, register, says, sell, talk } from "../../support/marked.ts";
import { personalDataOf } from "../../support/personal_data.ts";

const market = useMarket();
const PHONES = ["081298761234", "081298765678"];
/** Each is an opening, and audited. */
const OPENINGS = ["admin_ktp_view", "admin_conversations_view"];

// The first: callbacks of later tests name other people.
test("nobody reads a person's bank account, name, e-mail address or street in a callback; a virtual account stays", async () => {
  const { order } = await market.openSale();
  const send = (path: string, body: unknown) =>
    market.with({ "x-callback-token": CALLBACK_TOKEN }).post(path, body);
  const withdrawal = crypto.randomUUID();
  await send("/webhooks/xendit/payout", {
    event: "payout.succeeded",
    data: { reference_id: withdrawal, account_number: "1234567890", bank_code: "BCA" },
    account_number: "1234567890",
  });
  await send("/webhooks/xendit-native", {
    external_id: "none",
    account_number: "8808999912345678",
    bank_code: "BNI",
    is_closed: true,
  });
  await send("/webhooks/xendit", {
    id: "none",
    external_id: order.reference,
    status: "PENDING",
    payer_email: "sari@example.test",
    description: ADDRESS.street,
    customer: { given_names: "Sari", email: "sari@example.test", addresses: [ADDRESS] },
  });
  for (const role of ["administrator", "ops_admin", "superadmin"] as const) {
    const { text } = await (await market.staff(role)).get("/admin/webhooks?status=all&limit=100");
    for (const shown of [withdrawal, "8808999912345678", order.reference, "PENDING"]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toMatch(/1234567890|sari|example\.test/i);
    expect(text).not.toContain(ADDRESS.street);
  }
});

/** A user who is in every list: texts that no response may have, and the ids for paths. */
async function known() {
  const person = await register(market);
  await must(person.patch("/auth/me", { phone: PHONES[0] }));
  const { items: [{ id: address }] } = await must(person.get("/auth/me/addresses"));
  await must(person.patch(`/auth/me/addresses/${address}`, { phone: PHONES[1] }));
  const [done] = await sell(market, person);
  await buy(market, person);
  await talk(market, person);
  const [open, shipped] = [await market.paidSale(), await market.shippedSale()];
  await market.sql`
    update private.order_addresses
    set recipient_name = ${says("recipient")}, street = ${says("street")}, phone = ${PHONES[1]!}
    where order_id in (${open.order.id}, ${shipped.order.id})`;
  await person.fund(100_000);
  const withdrawal = await person.withdraw(50_000);
  const { payout_url } = withdrawal;
  const root = await market.staff("superadmin");
  const { approval_id } = await must(
    root.post("/admin/adjustments", { user_id: person.id, amount: 1000 }, REASON),
  );
  await market.runDue();
  await market.services.db.service.call("internal.apply_payout_update", {
    payout: {
      id: withdrawal.provider_payout_id,
      external_id: withdrawal.id,
      amount: withdrawal.net,
      url: payout_url,
      expires_at: null,
      status: "LOCKED",
      state: "locked",
      failure_reason: `wrong password of ${person.email}`,
    },
  });
  await failToReach(person, done!.order.id);
  const { tracking_number } = await must(person.get(`/orders/${done!.order.id}`));
  const orders = [done!, open, shipped].map(({ order }) => order.id);
  return {
    person,
    words: [
      ...(await personalDataOf(market, person.id))
        .filter(({ masked, value }) =>
          masked !== null && value.length > 7 && !value.includes(" of ")
        )
        .map(({ value }) => value),
      ...["recipient", "street", "district", "label"].map(says),
      ...PHONES.map((phone) => phone.slice(1)),
      `${MARK}@mail.example.com`,
    ],
    paths: {
      admin_orders_explain: orders.map((id) => `/admin/orders/${id}/explain`),
      admin_approvals_view: [`/admin/approvals/${approval_id}`],
      admin_users_view: [`/admin/users/${person.id}`],
      orders_get: orders.map((id) => `/orders/${id}`),
      orders_timeline: orders.map((id) => `/orders/${id}/timeline`),
      payments_check: orders.map((id) => `/payments/${id}/check`),
      finances_balance: [`/finances/sellers/${person.id}/balance`],
      shipping_track: [`/shipping/track/${tracking_number}`],
    } as Record<string, string[]>,
  };
}

/** Providers write addresses into their errors. */
async function failToReach({ id, email }: User, order_id: string): Promise<void> {
  const problem = `550 <${email}>: unknown`;
  await market.sql`update private.emails set problem = ${problem} where user_id = ${id}`;
  await market.sql`
    update private.outbox set last_error = ${problem} where aggregate_id = ${order_id}`;
  await market.sql`
    insert into private.jobs (kind, key, run_at, dead_at, last_error)
    values ('mail_send', ${id}, private.now(), private.now(), ${problem})`;
}

/** Lists with everything in them, as JSON and as a file. */
const listsOf = ({ path, csv }: Endpoint): string[] => {
  const all = `${path}?limit=100`;
  return [path, all, `${all}&status=all`, ...csv ? [`${path}?format=csv`] : []];
};

test("no list, detail or file for staff has a phone number, e-mail address, street, payout link or link to pay with in clear", async () => {
  const { person, words, paths } = await known();
  const forStaff = Object.values(registry).flat()
    .filter(({ auth, method, id }) => method === "GET" && (auth.kind === "staff" || id in paths))
    .filter(({ id }) => !OPENINGS.includes(id));
  const found: string[] = [];
  const named = new Set<string>();
  for (const role of ["superadmin", "ops_admin", "administrator"] satisfies StaffRole[]) {
    const client = await market.staff(role);
    for (const endpoint of forStaff) {
      const allowed = endpoint.auth.kind !== "staff" || role === "superadmin" ||
        endpoint.auth.roles.includes(role);
      const asked = (paths[endpoint.id] ?? listsOf(endpoint)).slice(0, allowed ? undefined : 1);
      const answers = await Promise.all(asked.map((path) => client.get(path)));
      const first = answers[0]!.status;
      expect([role, endpoint.id, first]).toEqual([role, endpoint.id, allowed ? 200 : 403]);
      for (const { text } of answers) {
        if (text.includes(person.id)) named.add(endpoint.id);
        found.push(
          ...words.filter((word) => text.includes(word))
            .map((word) => `${endpoint.id} answers ${role}: ${word}`),
        );
      }
    }
  }
  expect(found).toEqual([]);
  const lists = ["admin_users", "admin_orders", "admin_payouts", "admin_approvals", "admin_cases"];
  for (const id of [...lists, "admin_orders_explain", "orders_get"]) {
    expect(named, `${id} knows the person`).toContain(id);
  }
  const jobs = await must((await market.staff("superadmin")).get("/admin/jobs?limit=100"));
  expect(JSON.stringify(jobs)).toContain("550 <p•••@•••>: unknown");
  const ops = await market.staff("ops_admin");
  const matching = async (error: string) =>
    (await must(ops.post("/admin/jobs/redrive?dry_run=true", { error }, REASON))).matching;
  expect(await matching(person.email.slice(0, 8)), "a mask is not tried out").toBe(0);
  expect(await matching("550 <p•••@•••>"), "what staff read is found").toBe(1);
});

test("what the e-mail provider wrote about an address is stored without it", async () => {
  const { service } = market.services.db;
  const written = "550 <sari.dewi@example.test>: unknown";
  const tell = {
    callback: (id: string) =>
      service.call("internal.apply_email_update", {
        callback: { id, provider_id: id, status: "bounced", problem: written },
      }),
    answer: (id: string) =>
      service.call("internal.record_email_results", {
        results: [{ email_id: id, status: "failed", problem: written }],
      }),
  };
  for (const [by, apply] of Object.entries(tell)) {
    const person = await market.user();
    await person.notify();
    await market.runDue();
    const readMail = async () =>
      (await market.sql`
        select id, problem from private.emails where user_id = ${person.id}`)[0]!;
    await apply((await readMail())["id"]);
    expect([by, (await readMail())["problem"]]).toEqual([by, "550 <s•••@•••>: unknown"]);
  }
});

test("a mask shows a country and two digits, an initial, or nothing", async () => {
  const [masks] = await market.sql`
    select
      private.mask_phone('+6281298761234') as phone, private.mask_phone('0812') as short,
      private.mask_phone('') as erased, private.mask_phone(null) as none,
      private.mask_emails('sari.dewi@example.test') as email,
      private.mask_emails('RCPT <a@b.id>, "sari dewi"@b.id: no') as text,
      private.mask_emails('deleted') as deleted,
      private.mask_name('Sari') as name, private.mask_url('https://pay.example/1') as url`;
  expect(masks).toEqual({
    phone: "+62•••34",
    short: "•••",
    erased: "",
    none: null,
    email: "s•••@•••",
    text: 'RCPT <a•••@•••>, "sari d•••@•••: no',
    deleted: "deleted",
    name: "S•••",
    url: "•••",
  });
});
