import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../local/emulators/store.ts";
import { openInvoice, openSandbox } from "./support.ts";

test("a look-up by name reads the documents of that name only, however many there are", async () => {
  const folder = await Deno.makeTempDir();
  onTestFinished(() => Deno.remove(folder, { recursive: true }));
  const store = openStore(`${folder}/store.db`);
  const orders = store.collection<number>("order");
  store.atomically(() => {
    for (let n = 0; n < 20_000; n++) orders.put(String(n), n, { names: [`ref-${n}`] });
    orders.put("20000", 20_000, { names: ["ref-7"] });
  });
  expect(orders.named("ref-7")).toEqual([20_000, 7]);
  const began = performance.now();
  for (let n = 0; n < 500; n++) orders.named(`ref-${n}`);
  const named = performance.now() - began;
  for (let n = 0; n < 500; n++) orders.get(String(n));
  const byId = performance.now() - began - named;
  store.close();
  // By the names' index it is about three times; from all documents it was hundreds of times.
  expect(named).toBeLessThan(50 * byId + 50);
  const plan = new DatabaseSync(`${folder}/store.db`).prepare(
    "explain query plan delete from names where kind = ? and id = ?",
  ).all("order", "1");
  expect(JSON.stringify(plan)).toContain("names_of_document (kind=? AND id=?)");
});

test("callbacks of one provider that are not answered delay those of no other provider", async () => {
  const sandbox = openSandbox();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  sandbox.hold((path) => path === "/webhooks/resend" ? answered : undefined);
  for (let n = 0; n < 40; n++) {
    await sandbox.emulators.app.request("/email/api/emails", {
      method: "POST",
      headers: { authorization: "Bearer re_test", "content-type": "application/json" },
      body: JSON.stringify({ from: "a@b.test", to: `u${n}@b.test`, subject: "S", text: "T" }),
    });
  }
  const invoices = await Promise.all(
    Array.from({ length: 40 }, (_, n) => openInvoice(sandbox, { external_id: `ORD-${n}` })),
  );
  for (const id of invoices) {
    await sandbox.emulators.app.request(`/payment/invoices/${id}/pay`, { method: "POST" });
  }
  // It ends although the e-mail callbacks are still being sent.
  await sandbox.emulators.startDue();
  for (let turn = 0; turn < 1000 && paid() < 40; turn++) await Promise.resolve();
  expect(paid()).toBe(40);
  answer();
  await sandbox.emulators.idle();

  function paid(): number {
    return sandbox.received.filter(({ path }) => path === "/webhooks/xendit").length;
  }
});

test("only the events of the list are sent as callbacks", async () => {
  const sandbox = openSandbox({ emailEvents: ["delivered"] });
  await sandbox.emulators.app.request("/email/api/emails", {
    method: "POST",
    headers: { authorization: "Bearer re_test", "content-type": "application/json" },
    body: JSON.stringify({ from: "a@b.test", to: "u@b.test", subject: "S", text: "T" }),
  });
  await sandbox.emulators.idle();
  expect(sandbox.received.map(({ body }) => body["type"])).toEqual(["email.delivered"]);
});

test("the provider's list by time has a changed row once, newest first", async () => {
  const sandbox = openSandbox();
  const ids: string[] = [];
  for (const name of ["ORD-1", "ORD-2"]) {
    const id = await openInvoice(sandbox, { external_id: name });
    await sandbox.control(`/payment/invoices/${id}/pay`);
    ids.push(`txn_${id}`);
    sandbox.leap(24 * 3600);
  }
  await sandbox.control(`/payment/transactions/${ids[0]}/change`, { status: "REVERSED" });
  const until = new Date(sandbox.now().getTime() + 1000).toISOString();
  const list = async (field: string) => {
    const from = new Date(sandbox.now().getTime() - 3 * 24 * 3_600_000).toISOString();
    const path = `/transactions?limit=50&${field}[gte]=${from}&${field}[lte]=${until}`;
    const { json } = await sandbox.payment("GET", path);
    return (json["data"] as { id: string }[]).map(({ id }) => id);
  };
  expect(await list("created")).toEqual([ids[1], ids[0]]);
  expect(await list("updated")).toEqual([ids[1], ids[0]]);
});

test("the provider's list says of a payout what its link says at that instant", async () => {
  const sandbox = openSandbox();
  const request = { external_id: "withdrawal-1", amount: 50_000, email: "budi@mail.test" };
  const { json: link } = await sandbox.payment("POST", "/payouts", request);
  const path = "/transactions?reference_id=withdrawal-1";
  await sandbox.emulators.app.request(`/payment/web/${link["id"]}`, {
    method: "POST",
    body: JSON.stringify({
      password: String(link["id"]).slice(0, 6),
      bank: "BCA",
      account: "8888001122",
    }),
  });
  expect((await sandbox.payment("GET", path)).json).toMatchObject({ data: [] });
  // Nothing has run and nobody has read the link since the transfer arrived.
  sandbox.leap(10);
  expect((await sandbox.payment("GET", path)).json)
    .toMatchObject({ data: [{ reference_id: "withdrawal-1", status: "SUCCESS" }] });
  expect((await sandbox.payment("GET", `/payouts/${link["id"]}`)).json)
    .toMatchObject({ status: "COMPLETED" });
});
