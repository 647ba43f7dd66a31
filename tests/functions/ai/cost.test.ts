import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { png } from "../../support/images.ts";
import { upload } from "../../support/photos.ts";

const market = useMarket();

const categorize = (user: User, body: unknown) => user.post("/ai/categorize", body);
const next = (answer: unknown) => market.sandbox("/vision/next", answer);

let shade = 0;
/** A photo without a stored answer. */
const fresh = (width = 48, height = 64) => png({ width, height, rgb: [200, 30, ++shade] });

const ofDay = async ({ id }: User) => {
  const [day] = await market.sql`
    select calls, cost_microrupiah from private.ai_usage where user_id = ${id}`;
  return day && { ...day };
};

test.each([
  ["refusal", "photo_declined", "declined", 1],
  ["truncated", "vision_unavailable", "truncated", 1],
  ["bad_json", "vision_unavailable", "unreadable", 1],
  ["wrong_shape", "vision_unavailable", "unreadable", 1],
  ["rate_limit", "vision_unavailable", "busy", 0],
  ["error", "vision_unavailable", "down", 0],
  ["timeout", "vision_unavailable", "timeout", 0],
])(
  "the fault %s of the model gives UNAVAILABLE with its reason, and no answer",
  async (fault, reason, trouble, calls) => {
    const seller = await market.user();
    const photo_url = await upload(market, seller, fresh());
    await next({ fault });
    const { status, body, headers } = await categorize(seller, { photo_url });
    expect([status, body.error.reason]).toEqual([503, reason]);
    expect(Number(headers.get("Retry-After"))).toBe(fault === "rate_limit" ? 7 : 10);
    const [row] = await market.sql`
    select status, failure as trouble from private.categorizations where user_id = ${seller.id}`;
    expect(row).toEqual({ status: "failed", trouble });
    expect((await ofDay(seller))!["calls"]).toBe(calls);
    expect((await categorize(seller, { photo_url })).status).toBe(200);
  },
);

test("the cost is recorded per categorization, and per user and day", async () => {
  const seller = await market.user();
  await market.sql`
    update private.settings set value = 2000 where name = 'ai_prompt_price_idr'`;
  await categorize(seller, { photo_url: await upload(market, seller, fresh()) });
  await next({ fault: "refusal" });
  await categorize(seller, { photo_url: await upload(market, seller, fresh()) });
  const [row] = await market.sql`
    select sum(prompt_tokens)::integer as tokens, sum(cost_microrupiah)::bigint as cost
    from private.categorizations where user_id = ${seller.id}`;
  expect(row).toEqual({ tokens: 1800, cost: 3_600_000 });
  expect(await ofDay(seller)).toEqual({ calls: 2, cost_microrupiah: 3_600_000 });
  await market.sql`
    update private.settings set value = 0 where name = 'ai_prompt_price_idr'`;
});

test("of twelve concurrent calls with a limit of five, five succeed and seven must wait until tomorrow", async () => {
  const seller = await market.user();
  const photos = [];
  for (let made = 0; made < 13; made++) photos.push(await upload(market, seller, fresh()));
  const setLimit = (value: number) =>
    market.sql`update private.settings set value = ${value} where name = 'ai_daily_calls'`;
  await setLimit(5);
  const answers = await Promise.all(
    photos.slice(1).map((photo_url) => categorize(seller, { photo_url })),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(limited).toHaveLength(7);
  const wait = Number(limited[0]!.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(86_400);
  await market.time.advance(wait + 1);
  expect((await categorize(seller, { photo_url: photos[0] })).status).toBe(200);
  await setLimit(50);
});
