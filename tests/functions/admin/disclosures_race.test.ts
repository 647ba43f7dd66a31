/** The limit of openings, and a role that is lost meanwhile. */
import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { untilLocked } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { setSetting } from "../../support/settings.ts";
import { REASON } from "../../support/staff.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const open = (who: TestUser, person: TestUser) =>
  market.as(who).post(
    "/admin/disclosures",
    { target_type: "user", target_id: person.id, fields: ["email"] },
    REASON,
  );

const linesOf = async ({ id }: TestUser): Promise<number> =>
  (await market.database.admin`
    select from private.audit_log where actor_id = ${id} and kind = 'read'`).length;

test("of twenty openings at once disclosures_per_day happen, each with its line; a day later there is room again", async () => {
  const [ops, colleague] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const person = await market.user();
  await setSetting(market, "disclosures_per_day", 5);
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(ops, person)));
  const full = answers.filter(({ status }) => status === 409);
  expect(full).toHaveLength(15);
  expect(full[0]!.body.error).toMatchObject({ reason: "too_many_disclosures" });
  expect(await linesOf(ops)).toBe(5);
  await must(open(colleague, person));
  await must(market.as(ops).get("/admin/users?limit=1"));
  await market.time.advance(24 * 3600 + 1);
  await must(open(ops, person));
  await setSetting(market, "disclosures_per_day", 50);
});

test("who loses the role while waiting opens nothing", async () => {
  const { admin } = market.database;
  const [ops, person] = [await market.staff("ops_admin"), await market.user()];
  const waiting = await admin.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`disclosures:${ops.id}`}, 0))`;
    const answer = open(ops, person);
    await untilLocked(market, 1);
    await admin`delete from private.staff_roles where user_id = ${ops.id}`;
    return { answer };
  });
  expect((await waiting.answer).status).toBe(403);
  expect(await linesOf(ops)).toBe(0);
});
