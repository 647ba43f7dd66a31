import { expect, test } from "vitest";
import { writeLetter } from "../../../functions/jobs/letter.ts";
import type { Occasion } from "../../../functions/jobs/letter.ts";

const HEAD = { brand: "Pre<loved>", appUrl: "https://app.example" };
const occasion = (changes: Partial<Occasion> = {}): Occasion => ({
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
  const { html, text } = writeLetter(occasion(), HEAD);
  expect(html).not.toMatch(/<script|<img|<loved>/);
  expect(html).toContain("Rok &amp; &lt;script&gt;");
  expect(text).toContain("Item: Rok & <script>");
  expect(text).toContain("Amount: Rp185.000");
  expect(text).toContain("https://app.example/orders/o-1");
});

test("the same occasion gives the same bytes, as the idempotency key requires", () => {
  expect(writeLetter(occasion(), HEAD)).toEqual(writeLetter(occasion(), HEAD));
});

test("an e-mail fits a phone screen and loads nothing from elsewhere", () => {
  const { html } = writeLetter(occasion(), HEAD);
  expect(html).toContain('name="viewport" content="width=device-width');
  expect(html).toContain("max-width:560px");
  expect(html).not.toMatch(/<link|<img|url\(|@import/);
});

test("a digest lists its notifications with links and counts them in both languages", () => {
  const items = [{ kind: "order.shipped", category: "order", data: { order_id: "o-7" } }];
  const digest = (count: number, locale: "id" | "en") =>
    writeLetter(occasion({ kind: "digest", locale, data: { count, items } }), HEAD);
  expect([digest(1, "en").subject, digest(12, "en").subject, digest(12, "id").subject])
    .toEqual(["1 unread message", "12 unread messages", "12 kabar belum dibaca"]);
  for (const part of [digest(1, "en").html, digest(1, "en").text]) {
    expect(part).toContain("https://app.example/orders/o-7");
  }
});
