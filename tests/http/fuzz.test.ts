import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { useMarket } from "../support/market.ts";
import { proveMoney } from "../support/money.ts";
import { rows } from "./rows.ts";
import { createCallers } from "./callers.ts";
import { setUp } from "../support/set_up.ts";

const RUNS = Number(Deno.env.get("FUZZ_RUNS") ?? 150);

const market = useMarket();
const callers = setUp(() => createCallers(market, false));

const edgeCase = fc.constantFrom(
  "",
  " ",
  "'",
  "null",
  "NaN",
  "-1",
  "1e309",
  "\u0000",
  "\uD800",
  "💃",
  "../../etc",
  "%00",
  "true",
  "{}",
  "a".repeat(5000),
);
const scalar = fc.oneof(
  edgeCase,
  fc.string({ unit: "binary" }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.uuid(),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 12 }),
  fc.dictionary(fc.string(), scalar, { maxKeys: 5 }),
);
const word = fc.oneof(edgeCase, fc.string(), fc.uuid(), fc.integer().map(String));

/** A valid body with some fields changed or added. */
const corrupt = (body: Record<string, unknown>) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(body), "extra"), fc.string()), value, {
    maxKeys: 4,
  })
    .map((changes) => ({ ...body, ...changes }));

describe.each(
  Object.values(registry).flat().filter(({ id }) => rows[id]).map((endpoint) =>
    [endpoint.id, endpoint] as const
  ),
)("%s", (id, endpoint) => {
  test(`meets its contract for ${RUNS} random requests`, async () => {
    const { path, body } = rows[id]!.request(callers);
    const valid = (body ?? {}) as Record<string, unknown>;
    const bodies = fc.oneof(
      corrupt(valid).map((corrupted) => JSON.stringify(corrupted)),
      value.map((any) => JSON.stringify(any)),
      fc.string(),
    );
    const queries = fc.dictionary(
      fc.oneof(
        fc.constantFrom(
          "limit",
          "offset",
          "status",
          "sortBy",
          "gender",
          "cursor",
          "product_category",
          "q",
          "vibe_tag",
          "min_price",
        ),
        fc.string(),
      ),
      word,
      { maxKeys: 3 },
    );
    const paths = fc.oneof(
      fc.constant(path),
      word.map((last) => path.replace(/[^/]+$/, encodeURIComponent(last.toWellFormed()))),
    );
    const headers = fc.dictionary(
      fc.constantFrom("idempotency-key", "x-request-id", "content-type", "accept-language"),
      fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
      { maxKeys: 2 },
    );
    const request = fc.record({ path: paths, query: queries, body: bodies, headers });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, body, headers }) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([name, text]) => [name.toWellFormed(), text.toWellFormed()]),
        );
        const sent = endpoint.method === "GET" ? undefined : body;
        // The client passes every response to checkContract, which throws when it is not as declared.
        const answer = await market.as(callers.buyer).send(
          endpoint.method,
          `${path}?${search}`,
          sent,
          headers,
        );
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});

test("the money invariants hold after all random requests", () => proveMoney(market));
