/** What the market relies on (docs/providers.md), of each adapter with its emulator. */
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import { loadConfig } from "../../../shared/config.ts";
import { createPaymentProvider } from "../../../shared/providers/payment/adapters.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { PayoutExists } from "../../../shared/providers/payment/port.ts";
import type { CallbackEvent, PaymentProvider } from "../../../shared/providers/payment/port.ts";
import { openSandbox } from "../../local/emulators/support.ts";
import type { Received, Sandbox } from "../../local/emulators/support.ts";
import { IMPATIENT } from "../../support/environment.ts";

/** The operations of the emulator, as faults name them. */
const ADAPTERS = {
  xendit_invoices: { create: "create_invoice", read: "get_invoice" },
  xendit_sessions: { create: "create_session", read: "get_session" },
};
const SECRETS = { XENDIT_CALLBACK_TOKEN: ["token"] as [string] };
const REFERENCE = "ORD-261121-ABC123";
const MINUTE = 60;

interface Bench extends Sandbox {
  payments: PaymentProvider;
  invoice(amount?: number): ReturnType<PaymentProvider["createInvoice"]>;
  link(reference?: string): ReturnType<PaymentProvider["createPayout"]>;
  fault(operation: string, kind: string, times?: number): Promise<unknown>;
}

async function open(key: string): Promise<Bench> {
  const sandbox = openSandbox();
  const server = await listen(0, (request) => sandbox.emulators.app.fetch(request));
  onTestFinished(() => server.close(100));
  const { payments: settings } = loadConfig({
    PAYMENT_PROVIDER: key,
    XENDIT_SECRET_KEY: "xnd_development_test",
    XENDIT_BASE_URL: `${server.url}/payment/api`,
    ...IMPATIENT,
  }, ["payments"]);
  const payments = createPaymentProvider(settings, {} as never);
  return {
    ...sandbox,
    payments,
    invoice: (amount = 150_000) =>
      payments.createInvoice({
        external_id: REFERENCE,
        amount,
        description: "Jaket denim",
        payer_email: "rani@example.com",
        duration_seconds: 60 * MINUTE,
        expires_at: new Date(sandbox.now().getTime() + 60 * MINUTE * 1000).toISOString(),
        items: [{ name: "Jaket denim", price: amount, quantity: 1 }],
        fees: [],
      }),
    link: (external_id = crypto.randomUUID()) =>
      payments.createPayout({ external_id, amount: 47_500, email: "sari@example.com" }),
    fault: (operation, kind, times = 1) =>
      sandbox.control("/faults", { provider: "payment", operation, kind, times }),
  };
}

const asRequest = ({ path, headers, body }: Received) =>
  new Request(`http://stack.test${path}`, { method: "POST", headers, body: JSON.stringify(body) });
const eventOf = ({ payments }: Bench, { path, body }: Received): CallbackEvent | null =>
  payments.readCallback(path.endsWith("/payout") ? "payout" : "payment", body);

describe.each(Object.entries(ADAPTERS))("%s", (key, { create, read }) => {
  test("its key is the setting's value, which orders store", async () => {
    expect((await open(key)).payments.key).toBe(key);
  });

  test("an invoice is made, read and expired, and a paid one stays paid", async () => {
    const bench = await open(key);
    const { payments } = bench;
    const made = await bench.invoice();
    expect(made).toMatchObject({
      external_id: REFERENCE,
      status: "PENDING",
      url: expect.stringContaining("http"),
      paid_amount: null,
    });
    expect(Date.parse(made.expires_at!)).toBe(bench.now().getTime() + 60 * MINUTE * 1000);
    expect(await payments.getInvoice(made.id)).toMatchObject({ id: made.id, status: "PENDING" });
    expect(await payments.expireInvoice(made.id)).toMatchObject({ status: "EXPIRED" });
    expect(await payments.expireInvoice(made.id)).toMatchObject({ status: "EXPIRED" });
    const paid = await bench.invoice();
    await bench.control(`/payment/invoices/${paid.id}/pay`);
    expect(await payments.expireInvoice(paid.id))
      .toMatchObject({ status: "PAID", paid_amount: 150_000, payment_id: expect.any(String) });
  });

  test("an answer that is lost after the commit is unclear, and one invoice that can be paid follows", async () => {
    const bench = await open(key);
    await bench.fault(create, "timeout_after_commit");
    await expect(bench.invoice()).rejects.toBeInstanceOf(ProviderUnclear);
    const found = await bench.payments.findInvoice(REFERENCE) ?? await bench.invoice();
    await bench.control(`/payment/invoices/${found.id}/pay`);
    expect(await bench.payments.getInvoice(found.id)).toMatchObject({ paid_amount: 150_000 });
  });

  test("only a definite 400 is a rejection: a rate limit, a 500 and silence are unclear", async () => {
    const bench = await open(key);
    for (const operation of [create, "create_payout"]) {
      const call = () => operation === create ? bench.invoice() : bench.link();
      for (const kind of ["rate_limited", "error", "timeout"]) {
        await bench.fault(operation, kind);
        const error = await call().catch((error) => error);
        expect([kind, error]).toEqual([kind, expect.any(ProviderUnclear)]);
        if (kind === "rate_limited") expect(error.retryAfterSeconds).toBe(7);
      }
      await bench.fault(operation, "refuse");
      await expect(call()).rejects.toBeInstanceOf(ProviderRejected);
    }
    const { id } = await bench.invoice();
    await bench.fault(read, "error");
    await expect(bench.payments.getInvoice(id)).rejects.toBeInstanceOf(ProviderUnclear);
  });

  test("what arrived is read as it arrived: another amount, and after the page has expired", async () => {
    const bench = await open(key);
    const wrong = await bench.invoice();
    await bench.control(`/payment/invoices/${wrong.id}/pay`, { amount: 149_000 });
    expect(await bench.payments.getInvoice(wrong.id)).toMatchObject({ paid_amount: 149_000 });
    const bench2 = await open(key);
    const late = await bench2.invoice();
    await bench2.control(`/payment/invoices/${late.id}/expire`);
    expect(await bench2.payments.getInvoice(late.id))
      .toMatchObject({ status: "EXPIRED", paid_amount: null });
    await bench2.control(`/payment/invoices/${late.id}/pay`);
    expect(await bench2.payments.getInvoice(late.id))
      .toMatchObject({ status: "EXPIRED", paid_amount: 150_000, payment_id: expect.any(String) });
  });

  test.each([-9 * MINUTE, 9 * MINUTE])(
    "an invoice is made although the provider's clock differs by %i seconds",
    async (skew) => {
      const bench = await open(key);
      const ours = bench.now().getTime();
      bench.leap(skew);
      const made = await bench.payments.createInvoice({
        external_id: REFERENCE,
        amount: 10_000,
        description: "Syal",
        payer_email: null,
        duration_seconds: 10 * MINUTE,
        expires_at: new Date(ours + 10 * MINUTE * 1000).toISOString(),
        items: [{ name: "Syal", price: 10_000, quantity: 1 }],
        fees: [],
      });
      expect(made.status).toBe("PENDING");
    },
  );

  test("items that do not add up to the amount do not change what is charged", async () => {
    const bench = await open(key);
    const { id } = await bench.payments.createInvoice({
      external_id: REFERENCE,
      amount: 90_000,
      description: "Jaket, partly paid from the wallet",
      payer_email: null,
      duration_seconds: 60 * MINUTE,
      expires_at: new Date(bench.now().getTime() + 60 * MINUTE * 1000).toISOString(),
      items: [{ name: "Jaket", price: 150_000, quantity: 1 }],
      fees: [{ type: "Saldo", value: -60_000 }],
    });
    await bench.control(`/payment/invoices/${id}/pay`);
    expect(await bench.payments.getInvoice(id)).toMatchObject({ paid_amount: 90_000 });
  });

  test("a repeated payout is the first link, or says that there is one", async () => {
    const bench = await open(key);
    const reference = crypto.randomUUID();
    await bench.fault("create_payout", "timeout_after_commit");
    await expect(bench.link(reference)).rejects.toBeInstanceOf(ProviderUnclear);
    const first = await bench.link(reference);
    expect(first).toMatchObject({ external_id: reference, amount: 47_500, state: "open" });
    expect((await bench.link(reference)).id).toBe(first.id);
    await bench.control("/payment/payouts/duplicates", { answer: "error" });
    await expect(bench.link(reference)).rejects.toBeInstanceOf(PayoutExists);
  });

  test("a link is void, or what it has become", async () => {
    const bench = await open(key);
    const { payments } = bench;
    const unclaimed = await bench.link();
    expect(await payments.voidPayout(unclaimed.id)).toMatchObject({ state: "voided" });
    expect(await payments.voidPayout(unclaimed.id)).toMatchObject({ state: "voided" });
    const paid = await bench.link();
    await bench.control(`/payment/payouts/${paid.id}/complete`);
    expect(await payments.voidPayout(paid.id)).toMatchObject({ state: "completed" });
    await bench.control(`/payment/payouts/${paid.id}/return`);
    expect(await payments.getPayout(paid.id)).toMatchObject({ state: "returned" });
  });

  test("an id that the provider does not know is null, and one that is no id is not sent", async () => {
    const bench = await open(key);
    for (const id of ["unknown", "ps-0123456789abcdef01234567", "../transactions", "", "a b"]) {
      expect([id, await bench.payments.getInvoice(id)]).toEqual([id, null]);
      expect([id, await bench.payments.getPayout(id)]).toEqual([id, null]);
      expect([id, await bench.payments.getDispute(id)]).toEqual([id, null]);
    }
  });

  test("pages of movements have each row once, changed rows since then, and an unreadable one beside the others", async () => {
    const bench = await open(key);
    const all = async (since: Date) => {
      const [ids, odd]: [string[], string[]] = [[], []];
      for await (const page of bench.payments.movements({ updatedSince: since })) {
        ids.push(...page.movements.map(({ id }) => id));
        odd.push(...page.odd.map(({ id }) => id));
      }
      return { ids, odd };
    };
    const rows: string[] = [];
    for (let row = 0; row < 120; row++) {
      const { json } = await bench.control("/payment/transactions", {
        type: "TOPUP",
        amount: 1_000,
        cashflow: "MONEY_IN",
      });
      rows.push(String(json["id"]));
    }
    const begin = new Date(0);
    expect((await all(begin)).ids.sort()).toEqual([...rows].sort());
    bench.leap(MINUTE);
    const since = bench.now();
    await bench.control(`/payment/transactions/${rows[7]}/change`, { status: "REVERSED" });
    await bench.control(`/payment/transactions/${rows[8]}/change`, { odd: { amount: "much" } });
    expect(await all(since)).toEqual({ ids: [rows[7]], odd: [rows[8]] });
    await bench.fault("list_transactions", "error");
    await expect(all(begin)).rejects.toBeInstanceOf(ProviderUnclear);
  });

  test("movements of a reference are its payment and what took it back", async () => {
    const bench = await open(key);
    const { id } = await bench.invoice();
    await bench.control(`/payment/invoices/${id}/pay`);
    const disputed = await bench.control(`/payment/invoices/${id}/dispute`, {});
    const found: unknown[] = [];
    for await (const page of bench.payments.movements({ reference: REFERENCE })) {
      found.push(...page.movements.map(({ type, cashflow, amount }) => [type, cashflow, amount]));
    }
    expect(found.sort()).toEqual([
      ["CHARGEBACK", "MONEY_OUT", 150_000],
      ["PAYMENT", "MONEY_IN", 150_000],
    ]);
    expect(await bench.payments.getDispute(String(disputed.json["id"])))
      .toEqual({ id: disputed.json["id"], reference: REFERENCE, amount: 150_000, is_won: false });
  });

  test("its callbacks name what to fetch, a replay the same, and only the provider's are accepted", async () => {
    const bench = await open(key);
    const { id } = await bench.invoice();
    await bench.control(`/payment/invoices/${id}/pay`);
    await bench.control(`/payment/invoices/${id}/dispute`, {});
    const { id: unpaid } = await bench.invoice();
    await bench.control(`/payment/invoices/${unpaid}/fail`);
    await bench.control(`/payment/invoices/${unpaid}/expire`);
    const link = await bench.link();
    await bench.control(`/payment/payouts/${link.id}/complete`);

    const events = bench.received.map((callback) => eventOf(bench, callback));
    const about = (subject: string) => events.filter((event) => event?.about === subject);
    expect(events).not.toContain(null);
    expect(about("invoice")).toContainEqual(
      { about: "invoice", id, reference: REFERENCE, claims_money: true },
    );
    expect(about("invoice")).toContainEqual(
      { about: "invoice", id: unpaid, reference: REFERENCE, claims_money: false },
    );
    for (const event of about("payment")) {
      expect(event).toMatchObject({ reference: REFERENCE, claims_money: expect.any(Boolean) });
    }
    expect(about("dispute")).toMatchObject([{ reference: REFERENCE }]);
    expect(about("payout")).toMatchObject([{ reference: link.external_id, claims: "completed" }]);

    for (const callback of bench.received) {
      expect(eventOf(bench, callback)).toEqual(eventOf(bench, structuredClone(callback)));
      const verify = (request: Request, body: string | null) =>
        bench.payments.verifyCallback(request, body, SECRETS as never);
      const text = JSON.stringify(callback.body);
      expect(await verify(asRequest(callback), null)).toBe(true);
      expect(await verify(asRequest(callback), text)).toBe(true);
      const forged = { ...callback, headers: new Headers({ "x-callback-token": "guess" }) };
      expect(await verify(asRequest(forged), text)).toBe(false);
      expect(await verify(asRequest({ ...callback, headers: new Headers() }), null)).toBe(false);
    }
  });

  test("any JSON can be read as a callback, and only texts are ids and references", async () => {
    const { payments } = await open(key);
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const kind of ["payment", "payout"] as const) {
          const event = payments.readCallback(kind, body);
          const { reference = null, id = "", ids = [] } = { ...event } as Record<string, unknown>;
          expect(reference === null || typeof reference === "string").toBe(true);
          expect([id, ...ids as unknown[]].every((each) => typeof each === "string")).toBe(true);
        }
      }),
    );
  });
});
