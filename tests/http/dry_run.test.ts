import { beforeAll, expect, test } from "vitest";
import { registry } from "../../local/stack/services.ts";
import { useMarket } from "../support/market.ts";
import { REASON } from "../support/staff.ts";
import { rows } from "./rows.ts";
import { createWorld, PEOPLE } from "./world.ts";
import type { World } from "./world.ts";

const market = useMarket();
let unpaid: World;
let paid: World;
beforeAll(async () => {
  unpaid = await createWorld(market, false);
  paid = await createWorld(market, true);
});

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
