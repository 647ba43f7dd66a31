/** A notification costs the same, however many its user has. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { watchPlans } from "../../support/plans.ts";

const market = useMarket();
const ROWS = 10_000;
/** What docs/live.md promises. */
const COUNTED = 100;

let plans: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  plans = watchPlans(market.database, "service_role");
  // Only this role may execute functions of the schema private.
  await plans.run("set role preloved_api");
});
afterAll(() => plans.close());

/** A user with this many notifications, and the work of telling them one more. */
async function tell(rows: number, readAt: string | null) {
  const { id } = await market.user();
  await market.sql`
    insert into public.notifications (user_id, event_id, kind, category, read_at)
    select ${id}, n::text, 'order.paid', 'order', ${readAt} from generate_series(1, ${rows}) as n`;
  await market.sql`vacuum analyze public.notifications`;
  const { answer: _, ...work } = await plans.run(
    `select private.notify('${id}', 'new', 'order.ready_to_ship', '{}')`,
  );
  const [message] = await market.sql`
    select payload ->> 'unread_count' as count from realtime.messages where topic = ${
    "user:" + id
  }`;
  return { work, count: Number(message!["count"]) };
}

test.each([
  ["none", 0, null, 1],
  ["few that they have not read", 50, null, 51],
  ["10,000 that they have read", ROWS, "2026-01-01", 1],
  ["10,000 that they have not read", ROWS, null, COUNTED],
])(
  "a notification of a user who has %s reads at most a hundred others",
  async (_, rows, readAt, count) => {
    const told = await tell(rows, readAt);
    expect(told.count).toBe(count);
    expect(told.work.wholeTables).not.toContain("notifications");
    expect(told.work.read["notifications"]).toBeLessThanOrEqual(COUNTED + 1);
  },
);
