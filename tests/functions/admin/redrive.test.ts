/** POST /admin/outbox/:id/redrive and /admin/jobs/:id/redrive: only dead letters, only once, and never without a trace. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { publish } from "../../support/portal.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

const DEAD = {
  outbox: async () => {
    const id = await publish(market, crypto.randomUUID(), 1);
    await market.database
      .admin`update private.outbox set posts = 5, dead_at = private.now() where id = ${id}`;
    return id;
  },
  jobs: async () => {
    const [job] = await market.database.admin<{ id: string }[]>`
      insert into private.jobs (kind, key, attempts, dead_at) values ('gone', gen_random_uuid(), 3, private.now())
      returning id`;
    return job!.id;
  },
};

test.each(["outbox", "jobs"] as const)(
  "of ten people who redrive one dead letter of %s, one does, and is written down with the reason",
  async (what) => {
    const person = await market.staff("ops_admin");
    const id = await DEAD[what]();
    const redrive = () =>
      market.as(person).send("POST", `/admin/${what}/${id}/redrive`, undefined, {
        "x-action-reason": "The portal was fixed",
      });
    const answers = await Promise.all(Array.from({ length: 10 }, redrive));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const { body } = await market.as(person).get(`/admin/audit?target_id=${id}`);
    expect(body.data.items).toMatchObject([{
      action: `admin_${what}_redrive`,
      actor_id: person.id,
      reason: "The portal was fixed",
    }]);
  },
);

test("what is not dead is left alone, and has no dry run", async () => {
  const ops = market.as(await market.staff("ops_admin"));
  const id = await publish(market, crypto.randomUUID(), 1);
  expect((await ops.post(`/admin/outbox/${id}/redrive`)).status).toBe(409);
  expect((await ops.post(`/admin/outbox/${crypto.randomUUID()}/redrive`)).status).toBe(404);
  expect((await ops.post(`/admin/jobs/${crypto.randomUUID()}/redrive`)).status).toBe(404);
  expect((await ops.post(`/admin/outbox/${await DEAD.outbox()}/redrive?dry_run=true`)).status)
    .toBe(400);
});
