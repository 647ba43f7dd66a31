import { expect, test } from "vitest";
import { renderEmail } from "../../../functions/jobs/email.ts";
import type { EmailContent } from "../../../functions/jobs/email.ts";

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
  expect(text).toContain("Amount: Rp185.000");
  expect(text).toContain("https://app.example/orders/o-1");
});

test("the same content gives the same bytes, as the idempotency key requires", () => {
  expect(renderEmail(content(), SENDER)).toEqual(renderEmail(content(), SENDER));
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
    .toEqual(["1 unread message", "12 unread messages", "12 kabar belum dibaca"]);
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
