import { expect, test } from "vitest";
import { png } from "../../support/images.ts";
import { must } from "../../support/life.ts";
import { withLimits } from "../../support/limits.ts";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { upload } from "../../support/photos.ts";

const market = useMarket();

const look = (person: TestUser, body: unknown) => market.as(person).post("/ai/categorize", body);
const next = (wish: unknown) => market.sandbox("/vision/next", wish);

let shade = 0;
/** A picture that nobody has looked at yet. */
const fresh = (width = 48, height = 64) => png({ width, height, rgb: [200, 30, ++shade] });

const ofDay = async ({ id }: TestUser) => {
  const [day] = await market.database.admin`
    select calls, cost_microrupiah from private.ai_usage where user_id = ${id}`;
  return day && { ...day };
};

test.each([
  ["refusal", /will not look/, "declined", 1],
  ["truncated", /cut off/, "truncated", 1],
  ["bad_json", /made no sense/, "unreadable", 1],
  ["wrong_shape", /made no sense/, "unreadable", 1],
  ["rate_limit", /Too many photos/, "busy", 0],
  ["error", /right now/, "down", 0],
  ["timeout", /too long/, "timeout", 0],
])(
  "a model that answers with %s is said so, and nothing is guessed",
  async (fault, said, trouble, calls) => {
    const seller = await market.user();
    const photo_url = await upload(market, seller, fresh());
    await next({ fault });
    const { status, body, headers } = await look(seller, { photo_url });
    expect([status, body.error.code]).toEqual([503, "UNAVAILABLE"]);
    expect(body.error.message).toMatch(said);
    expect(Number(headers.get("Retry-After"))).toBe(fault === "rate_limit" ? 7 : 10);
    const [row] = await market.database.admin`
    select status, failure as trouble from private.categorizations where user_id = ${seller.id}`;
    expect(row).toEqual({ status: "failed", trouble });
    expect((await ofDay(seller))!["calls"]).toBe(calls);
    expect((await look(seller, { photo_url })).status).toBe(200);
  },
);

test("a model that is down altogether is said so", async () => {
  const seller = await market.user();
  const photo_url = await upload(market, seller, fresh());
  await market.sandbox("/faults", { provider: "vision", kind: "error", times: 1 });
  expect((await look(seller, { photo_url })).status).toBe(503);
  expect((await look(seller, { photo_url })).status).toBe(200);
});

test("what one look cost is counted, per look and per person and day", async () => {
  const seller = await market.user();
  await market.database.admin`
    update private.settings set value = 2000 where name = 'ai_prompt_price_idr'`;
  await look(seller, { photo_url: await upload(market, seller, fresh()) });
  await next({ fault: "refusal" });
  await look(seller, { photo_url: await upload(market, seller, fresh()) });
  const [row] = await market.database.admin`
    select sum(prompt_tokens)::integer as tokens, sum(cost_microrupiah)::bigint as cost
    from private.categorizations where user_id = ${seller.id}`;
  expect(row).toEqual({ tokens: 1800, cost: 3_600_000 });
  expect(await ofDay(seller)).toEqual({ calls: 2, cost_microrupiah: 3_600_000 });
  await market.database.admin`
    update private.settings set value = 0 where name = 'ai_prompt_price_idr'`;
});

test("twelve at once under a cap of five: five looks, seven asked to come tomorrow, and tomorrow they may", async () => {
  const seller = await market.user();
  const photos = [];
  for (let made = 0; made < 13; made++) photos.push(await upload(market, seller, fresh()));
  const cap = (value: number) =>
    market.database
      .admin`update private.settings set value = ${value} where name = 'ai_daily_calls'`;
  await cap(5);
  const answers = await Promise.all(
    photos.slice(1).map((photo_url) => look(seller, { photo_url })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(refused).toHaveLength(7);
  const wait = Number(refused[0]!.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(86_400);
  await market.time.advance(wait + 1);
  expect((await look(seller, { photo_url: photos[0] })).status).toBe(200);
  await cap(50);
});

test("more than twenty a minute are asked to wait, known pictures too", async () => {
  const seller = await market.user();
  const photo_url = await upload(market, seller, fresh());
  await withLimits(market, async () => {
    for (let time = 0; time < 20; time++) await must(look(seller, { photo_url }));
    const { status, headers } = await look(seller, { photo_url });
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
