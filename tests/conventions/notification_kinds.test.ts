import { expect, test } from "vitest";
import { ORDER_STATUSES } from "../../shared/domain/order.ts";
import { CATEGORIES } from "../../shared/domain/notification.ts";
import { CATALOGUE } from "../../shared/domain/notifications/catalogue.ts";
import { notificationText } from "../../shared/domain/notification_words.ts";
import { schemaText } from "./project.ts";

const sql = schemaText();

/** Each call of private.notify and notify_all; the kind is the third argument. */
const calls = [...sql.matchAll(/private\.notify(?:_all)?\(/g)]
  .map((match) => argumentsOf(sql.slice(match.index + match[0].length)))
  .filter(([user = ""]) => !/^(p_user_ids? uuid|uuid|array\[p_user_id\])/.test(user));

/** The arguments up to the closing bracket, split at commas outside brackets and quotes. */
function argumentsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  let quoted = false;
  for (const character of text) {
    if (character === "'") quoted = !quoted;
    if (character === ")" && depth === 0 && !quoted) break;
    if (!quoted && "([".includes(character)) depth++;
    if (!quoted && ")]".includes(character)) depth--;
    if (character === "," && depth === 0 && !quoted) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim().replace(/\s+/g, " "));
}

const statuses = ORDER_STATUSES.map((status) => status.toLowerCase());

/** Target states with a reminder: rows of private.order_transitions that name a party. */
const timed = [
  ...sql.matchAll(
    /\(\s*'\w+',\s*'(\w+)',\s*'clock',[^;()]*?'(?:buyer|seller)',\s*'\w+_minutes'\s*\)/g,
  ),
].map(([, to]) => to!.toLowerCase());

/** Kinds that an expression composes. */
const MADE_OF: Record<string, string[]> = {
  "v_kind": [
    ...statuses.map((status) => `order.${status}`),
    "dispute.resolved",
    "order.return_rejected",
    "order.return_contested",
    "order.return_lapsed",
    "order.settlement",
  ],
  "v_step": ["received", "countered", "accepted", "declined", "withdrawn", "expired", "ended"]
    .map((step) => `offer.${step}`),
  "'withdrawal.' || lower(p_withdrawal.status::text)": [
    "link_created",
    "paid",
    "failed",
    "expired",
    "cancelled",
    "returned",
  ].map((status) => `withdrawal.${status}`),
  "case p_account_status when 'active' then 'account.reinstated' else 'account.' || p_account_status end":
    ["account.suspended", "account.banned", "account.reinstated"],
  "'ktp.' || p_status": ["ktp.approved", "ktp.rejected"],
  "'order.reminder.' || lower(p_to)": timed.map((to) => `order.reminder.${to}`),
};

function kindsOf(argument: string): string[] {
  const literal = /^'([\w.]+)'$/.exec(argument)?.[1];
  const kinds = literal ? [literal] : MADE_OF[argument];
  if (!kinds) {
    throw new Error(`Add the possible kinds of ${argument} to MADE_OF in this test.`);
  }
  return kinds;
}

const written = [...new Set(calls.flatMap((call) => kindsOf(call[2] ?? "")))];
const mailed = [...sql.matchAll(/create function private\.is_mailed[\s\S]*?array\[([\s\S]*?)\]/g)]
  .flatMap(([, list]) => [...list!.matchAll(/'([\w.]+)'/g)].map(([, kind]) => kind!));

test("the search finds written and mailed kinds", () => {
  expect(written).toContain("payment.refunded");
  expect(written.length).toBeGreaterThan(statuses.length);
  expect(written).toContain("order.reminder.cancelled");
  expect(mailed).toContain("order.shipped");
});

test.each([...new Set([...written, ...mailed])])("%s has a text", (kind) => {
  expect(Object.keys(CATALOGUE), "add it to shared/domain/notifications/").toContain(kind);
});

/** Sent by an endpoint, which tells the caller at once and stores nothing. */
const SENT_BY_CODE = ["push.test"];

test.each([...new Set(Object.keys(CATALOGUE).map((key) => key.split(/[@/]/)[0]!))])(
  "%s is sent by something",
  (kind) => {
    expect([...written, ...SENT_BY_CODE], "send it, or remove its text").toContain(kind);
  },
);

const mutable = [
  ...sql.matchAll(/create function private\.is_mutable[\s\S]*?array\[([\s\S]*?)\]/g),
]
  .flatMap(([, list]) => [...list!.matchAll(/'([\w.]+)'/g)].map(([, kind]) => kind!));

test("what costs money or starts a clock cannot be muted", () => {
  expect(mutable.toSorted()).toEqual([
    "offer.declined",
    "offer.ended",
    "offer.expired",
    "offer.withdrawn",
    "order.awaiting_payment",
    "order.completed",
    "order.expired",
    "order.out_for_delivery",
    "order.shipped",
  ]);
  expect(written).toEqual(expect.arrayContaining(mutable));
});

test.each(Object.entries(CATALOGUE))(
  "%s has a short text in both languages",
  (key, text) => {
    for (const [title, body] of [text.id, text.en]) {
      expect(title.length, key).toBeGreaterThan(5);
      expect(title.length, key).toBeLessThanOrEqual(60);
      expect(body.length, key).toBeGreaterThan(10);
      expect(body.length, key).toBeLessThanOrEqual(140);
    }
    expect(text.id).not.toEqual(text.en);
  },
);

test.each(Object.keys(CATALOGUE))("%s has a complete text when every fact is missing", (key) => {
  const [kind = "", role] = key.split("/");
  const [plain = "", from] = kind.split("@");
  const facts = { ...(role ? { role } : {}), ...(from ? { from } : {}), count: 0 };
  for (const locale of ["id", "en"] as const) {
    const { title, body } = notificationText(
      { kind: plain, category: "order", data: facts },
      locale,
    );
    expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|null|NaN| {2}| [.,:!?]|\( *\)/);
    expect(title).not.toBe("");
  }
});

test("each special text has a general text as its fallback", () => {
  const special = Object.keys(CATALOGUE).filter((key) => /[@/]/.test(key));
  const without = special.filter((key) => !Object.hasOwn(CATALOGUE, key.split(/[@/]/)[0]!));
  expect(without).toEqual([]);
});

test.each(CATEGORIES)("an unknown kind gets the text of its category: %s", (category) => {
  for (const locale of ["id", "en"] as const) {
    const { title, body } = notificationText({ kind: "never.heard", category, data: {} }, locale);
    expect([title, body].every((words) => words.length > 5)).toBe(true);
  }
});
