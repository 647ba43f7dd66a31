import { beforeAll, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { useMarket } from "../support/market.ts";
import { REASON } from "../support/staff.ts";
import { POLICY, requestOf, statusFor } from "./policy.ts";
import { createCallers, USER_NAMES } from "./callers.ts";
import type { Callers } from "./callers.ts";

const market = useMarket();
let unpaid: Callers;
let paid: Callers;
beforeAll(async () => {
  unpaid = await createCallers(market, false);
  paid = await createCallers(market, true);
});

const withoutDryRun = Object.values(registry).flat()
  .filter(({ id, auth, dryRun }) => POLICY[id] && auth.kind !== "signed" && !dryRun);

test.each(withoutDryRun.map((endpoint) => [endpoint.id, endpoint] as const))(
  "%s rejects a dry run of every permitted caller",
  async (id, endpoint) => {
    const policy = POLICY[id]!;
    const callers = policy.paid ? paid : unpaid;
    const { path, body, headers } = requestOf(endpoint, callers);
    const query = `${path.includes("?") ? "&" : "?"}dry_run=true`;
    const permitted = USER_NAMES.filter((name) => statusFor(name, policy) < 400);
    for (const name of permitted.length > 0 ? permitted : ["superadmin" as const]) {
      const client = market.as(callers.users[name]);
      const answer = await client.send(endpoint.method, path + query, body, {
        ...headers,
        ...REASON,
      });
      expect([name, answer.status, answer.body.error?.message])
        .toEqual([name, 400, "This route has no dry run."]);
    }
  },
);
