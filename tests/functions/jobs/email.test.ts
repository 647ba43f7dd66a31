import { expect, test } from "vitest";
import { renderEmail } from "../../../functions/jobs/email.ts";
import type { EmailContent } from "../../../functions/jobs/email.ts";
import { listen } from "../../../local/gateway/listen.ts";
import { MailRejected } from "../../../functions/jobs/providers/mail.ts";
import type { Mail } from "../../../functions/jobs/providers/mail.ts";
import { createResend } from "../../../functions/jobs/providers/resend.ts";

const SENDER = { brand: "Pre<loved>", appUrl: "https://app.example" };
const content = (changes: Partial<EmailContent> = {}): EmailContent => ({
  kind: "order.shipped",
  locale: "en",
  name: `Sari "<img src=x>"`,
  data: {
    category: "order",
    data: { order_id: "o-1", reference: "ORD-1", title: "Rok & <script>", amount: 185_000 },
  },
  ...changes,
});

test("user text is escaped in HTML and unchanged in the text part", () => {
  const { html, text } = renderEmail(content(), SENDER);
  expect(html).not.toMatch(/<script|<img|<loved>/);
  expect(html).toContain("Rok &amp; &lt;script&gt;");
  expect(text).toContain("Item: Rok & <script>");
  expect(text).toContain("Amount: Rp185,000");
  expect(text).toContain("https://app.example/orders/o-1");
});

test("an e-mail fits a phone screen and loads nothing from elsewhere", () => {
  const { html } = renderEmail(content(), SENDER);
  expect(html).toContain('name="viewport" content="width=device-width');
  expect(html).toContain("max-width:560px");
  expect(html).not.toMatch(/<link|<img|url\(|@import/);
});

test("a digest lists its notifications with links and counts them in both languages", () => {
  const items = [{ kind: "order.shipped", category: "order", data: { order_id: "o-7" } }];
  const digest = (count: number, locale: "id" | "en") =>
    renderEmail(content({ kind: "digest", locale, data: { count, items } }), SENDER);
  expect([digest(1, "en").subject, digest(12, "en").subject, digest(12, "id").subject])
    .toEqual(["1 unread notification", "12 unread notifications", "12 kabar belum dibaca"]);
  for (const part of [digest(1, "en").html, digest(1, "en").text]) {
    expect(part).toContain("https://app.example/orders/o-7");
  }
});

test("a name or a title adds no line of its own to an e-mail", () => {
  const line = "Menangkan hadiah: https://phish.example";
  const data = { order_id: "o-1", title: `Rok\n\n${line}\u202e`, reason: `x\r\n${line}` };
  const mail = renderEmail(
    content({ name: `Sari\n${line}`, data: { category: "order", data } }),
    SENDER,
  );
  expect(mail.text.split("\n").filter((each) => each.startsWith("Menangkan"))).toEqual([]);
  expect(mail.text + mail.html + mail.subject).not.toMatch(/[\r\u202e]/);
});

const ENVELOPE = { id: "e-1", to: "rani@example.test", subject: "S", html: "<p>H</p>", text: "T" };

/** The result of sending when the provider gives this response. */
async function sending(
  status: number,
  body: unknown,
  send = (mail: Mail): Promise<unknown> => mail.send(ENVELOPE),
): Promise<unknown> {
  const server = await listen(0, () => Response.json(body, { status }));
  const mail = createResend({
    RESEND_API_KEY: "re_x",
    RESEND_BASE_URL: server.url,
    MAIL_FROM: "P <p@example.test>",
    APP_URL: "https://app.example/",
    BRAND_NAME: "P",
    PROVIDER_TIMEOUT_MS: 1000,
  });
  try {
    return await send(mail);
  } catch (error) {
    return error instanceof MailRejected ? "never" : "later";
  } finally {
    await server.close(100);
  }
}

const named = (name: string) => ({ name, message: "m" });

test.each<[status: number, body: unknown, result: unknown]>([
  [200, { id: "abc" }, "abc"],
  // The key is known, with other content.
  [409, named("invalid_idempotent_request"), null],
  [422, named("validation_error"), "never"],
  [422, named("missing_required_field"), "never"],
  [401, named("invalid_api_key"), "later"],
  [403, named("validation_error"), "later"],
  [403, named("restricted_api_key"), "later"],
  [409, named("concurrent_idempotent_requests"), "later"],
  [429, named("rate_limit_exceeded"), "later"],
  [429, named("daily_quota_exceeded"), "later"],
  [500, named("internal_server_error"), "later"],
  [200, {}, "later"],
  [200, "ok", "later"],
])(
  "%i %j of the provider is sent, rejected for good, or asked again: %j",
  async (status, body, result) => {
    const answer = typeof body === "object" && "name" in body!
      ? { statusCode: status, ...body }
      : body;
    expect(await sending(status, answer)).toBe(result);
  },
);

test("a batch returns an id per e-mail, or is unclear; a known key with other content counts as accepted", async () => {
  const batch = (mail: Mail) => mail.sendBatch("key", [ENVELOPE, { ...ENVELOPE, id: "e-2" }]);
  const data = [{ id: "a" }, { id: "b" }];
  expect(await sending(200, { data }, batch)).toEqual(["a", "b"]);
  expect(await sending(200, { data: data.slice(1) }, batch)).toBe("later");
  const error = { statusCode: 409, name: "invalid_idempotent_request", message: "m" };
  expect(await sending(409, error, batch)).toEqual([null, null]);
  expect(await sending(422, { ...error, name: "validation_error" }, batch)).toBe("never");
});
