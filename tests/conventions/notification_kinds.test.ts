import { beforeAll, expect, test } from "vitest";
import { CATALOGUE } from "../../shared/domain/notifications/catalogue.ts";
import { notificationText } from "../../shared/domain/notification_words.ts";
import { useDatabase } from "../support/database.ts";

interface Kind {
  kind: string;
  category: string;
  is_mutable: boolean;
}

const database = useDatabase();
let kinds: Kind[];
beforeAll(async () => {
  kinds = await database.admin<Kind[]>`select * from private.notification_kinds order by kind`;
});

/** Sent by an endpoint, which tells the caller at once and stores nothing. */
const SENT_BY_CODE = ["push.test"];

test("every kind has a text, every text a kind", () => {
  const texts = new Set(Object.keys(CATALOGUE).map((key) => key.split(/[@/]/)[0]!));
  const known = [...kinds.map(({ kind }) => kind), ...SENT_BY_CODE];
  expect([...texts].toSorted(), "shared/domain/notifications/ and private.notification_kinds")
    .toEqual(known.toSorted());
});

test("each status of an order and each reminder has a kind", async () => {
  const missing = await database.admin`
    select 'order.' || lower(status::text) as kind from private.order_statuses
    union
    select 'order.reminder.' || lower(to_status::text)
    from private.order_transitions where reminds is not null
    except
    select kind from private.notification_kinds`;
  expect(missing).toEqual([]);
});

test("what costs money or starts a clock cannot be muted", () => {
  const mutable = kinds.filter(({ is_mutable, category }) =>
    is_mutable && !["live", "review", "message"].includes(category)
  );
  expect(mutable.map(({ kind }) => kind)).toEqual([
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
});

test("every text is short, and is another one in each language", () => {
  const fits = ([title, body]: readonly [string, string]) =>
    title.length > 5 && title.length <= 60 && body.length > 10 && body.length <= 140;
  const wrong = Object.entries(CATALOGUE).filter(([, { id, en }]) =>
    !fits(id) || !fits(en) || String(id) === String(en)
  );
  expect(wrong).toEqual([]);
});

test.each(Object.keys(CATALOGUE))("%s has a complete text when every fact is missing", (key) => {
  const [kind = "", role] = key.split("/");
  const [plain = "", from] = kind.split("@");
  const facts = { ...(role ? { role } : {}), ...(from ? { from } : {}), count: 0 };
  for (const locale of ["id", "en"] as const) {
    const { title, body } = notificationText(
      { kind: plain, data: facts },
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

test("an unknown kind gets a general text", () => {
  for (const locale of ["id", "en"] as const) {
    const { title, body } = notificationText({ kind: "never.heard", data: {} }, locale);
    expect([title, body].every((words) => words.length > 5)).toBe(true);
  }
});
