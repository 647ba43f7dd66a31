import { expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { NO_LIMIT, NO_LIMIT_FOR } from "./exceptions.ts";
import { read, schemaText } from "./project.ts";

const endpoints = Object.values(registry).flat();
const actions = [
  ...read("supabase/schemas/private/tables/rate_limits.sql").matchAll(
    /^ {2}\('(\w+)', \d+, \d+,/gm,
  ),
].map(([, action]) => action!);

/** Reads that call a provider. */
const PROVIDER_READS = [
  "boosts_get",
  "finances_balance",
  "payments_check",
  "shipping_couriers",
  "shipping_label",
  "shipping_track",
];

const needing = endpoints.filter(({ id, method, auth }) =>
  !(auth.kind in NO_LIMIT_FOR) && (method !== "GET" || PROVIDER_READS.includes(id))
);

test.each(needing.map(({ id, limit }) => [id, limit] as const))(
  "%s writes or calls a provider, and has a rate limit",
  (id, limit) => {
    const message =
      `give ${id} a \`limit\` (a row of private.rate_limits), or say in tests/conventions/exceptions.ts ` +
      "(NO_LIMIT) why it needs none";
    expect(limit !== undefined || id in NO_LIMIT, message).toBe(true);
    expect(limit !== undefined && id in NO_LIMIT, `delete ${id} from NO_LIMIT`).toBe(false);
  },
);

test("every limit is a row of private.rate_limits, and every row is used", () => {
  const used = new Set(endpoints.flatMap(({ limit }) => limit ?? []));
  expect(used.difference(new Set([...actions])), "add it to private.rate_limits").toEqual(
    new Set(),
  );
  const unused = actions.filter((action) => !used.has(action));
  expect(unused, "nothing counts against it").toEqual([]);
});

test("no operation counts calls in its own transaction, which its failure would undo", () => {
  const callers = [...schemaText().matchAll(/internal\.count_calls\(/g)].length;
  // Its definition, and internal.call_within_limit, which keeps the counts when its operation fails.
  expect(callers).toBe(2);
});

test("only signed-in callers have a limit, which counts per user", () => {
  const open = endpoints.filter(({ auth, limit }) => limit && auth.kind in { open: 1, signed: 1 });
  expect(open.map(({ id }) => id)).toEqual([]);
});
