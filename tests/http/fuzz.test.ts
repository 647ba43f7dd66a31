import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { signMessage } from "../../shared/standard_webhooks.ts";
import {
  CALLBACK_TOKEN,
  MAIL_SECRET,
  PORTAL_SECRET,
  SHIPPING_SECRET,
} from "../support/environment.ts";
import { useMarket } from "../support/market.ts";
import { setUp } from "../support/set_up.ts";
import { requestsOf } from "./arbitraries.ts";
import { createCallers } from "./callers.ts";
import { POLICY, requestOf } from "./policy.ts";

const market = useMarket();
const callers = setUp(() => createCallers(market, false));

const endpoints = Object.values(registry).flat().filter(({ id }) => POLICY[id]);
const forUsers = endpoints.filter(({ auth }) => auth.kind !== "staff");
const forStaff = endpoints.filter(({ auth }) => auth.kind === "staff");
// Scheduled runs read no input.
const forSystems = endpoints.filter(({ auth, id }) =>
  auth.kind === "signed" && !/_(run|minute)$/.test(id)
);

/** Of each endpoint: a path that cannot be decoded is drawn before the fiftieth. */
const RUNS = Number(Deno.env.get("FUZZ_RUNS") ?? 60);

const named = (list: Endpoint[]) => list.map((endpoint) => [endpoint.id, endpoint] as const);

type Send = (
  endpoint: Endpoint,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
) => Promise<{ status: number }>;

/** The client passes every response to checkContract, which throws for a 500 and what is not declared. */
async function fuzz(endpoint: Endpoint, send: Send): Promise<void> {
  const { path, body } = requestOf(endpoint, callers);
  await fc.assert(
    fc.asyncProperty(requestsOf(endpoint, { path, body }), async (request) => {
      const sent = endpoint.method === "GET" ? undefined : request.body;
      const { status } = await send(endpoint, request.path, sent, request.headers);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
}

describe.each(named(forUsers))("%s", (_, endpoint) => {
  test(
    "meets its contract for random requests",
    () =>
      fuzz(
        endpoint,
        ({ method }, path, body, headers) => callers.buyer.send(method, path, body, headers),
      ),
    120_000,
  );
});

describe.each(named(forSystems))("%s, signed", (_, endpoint) => {
  test(
    "meets its contract for random requests",
    () =>
      fuzz(endpoint, ({ method }, path, body = "", headers) => {
        const id = headers["idempotency-key"]?.slice(0, 40) || crypto.randomUUID();
        const ascii = id.replace(/[^\x21-\x7e]/g, "e");
        const signature = signMessage([PORTAL_SECRET], ascii, body);
        const mail = Object.entries(signMessage([MAIL_SECRET], ascii, body))
          .map(([name, text]) => [name.replace("webhook-", "svix-"), text]);
        return market.with({
          ...signature,
          ...Object.fromEntries(mail),
          "x-callback-token": CALLBACK_TOKEN,
          "x-biteship-signature": SHIPPING_SECRET,
        }).send(method, path, method === "GET" ? undefined : body, headers);
      }),
    120_000,
  );
});

// Last: staff may suspend the callers.
describe.each(named(forStaff))("%s, for staff", (_, endpoint) => {
  test(
    "meets its contract for random requests",
    () =>
      fuzz(
        endpoint,
        ({ method }, path, body, headers) =>
          callers.users.superadmin.send(method, path, body, {
            "x-action-reason": "A test with random input",
            ...headers,
          }),
      ),
    120_000,
  );
});

test("the money invariants hold after all random requests", () => market.proveMoney());
