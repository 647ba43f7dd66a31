/** A rehearsal is never the real thing: a route for people that cannot rehearse refuses `?dry_run=true`, whoever asks. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { openMarket } from "../support/market.ts";
import type { Market } from "../support/market.ts";
import { REASON } from "../support/staff.ts";
import { rows } from "./rows.ts";
import { createWorld, PEOPLE } from "./world.ts";
import type { World } from "./world.ts";

let market: Market;
let unpaid: World;
let paid: World;
beforeAll(async () => {
  market = await openMarket();
  unpaid = await createWorld(market, false);
  paid = await createWorld(market, true);
});
afterAll(() => market.close());

const withoutOne = Object.values(registry).flat()
  .filter(({ id, auth, dryRun }) => rows[id] && auth.kind !== "signed" && !dryRun);

test.each(withoutOne.map((endpoint) => [endpoint.id, endpoint] as const))(
  "%s refuses a dry run to whoever may call it",
  async (id, { method }) => {
    const row = rows[id]!;
    const world = row.paid ? paid : unpaid;
    const { path, body, headers } = row.request(world);
    const query = `${path.includes("?") ? "&" : "?"}dry_run=true`;
    const welcome = PEOPLE.filter((name) =>
      (row.but?.[name] ?? (name === "unregistered" ? 403 : row.everyone)) < 400
    );
    for (const name of welcome.length > 0 ? welcome : ["superadmin" as const]) {
      const client = market.as(world.people[name]);
      const answer = await client.send(method, path + query, body, { ...headers, ...REASON });
      expect([name, answer.status, answer.body.error?.message])
        .toEqual([name, 400, "This route has no dry run."]);
    }
  },
);
