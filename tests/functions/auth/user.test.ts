import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";

const market = useMarket();

test("a registered user can read only the public profile of another", async () => {
  const [person, reader] = [await market.user(), await market.user()];
  const { status, body } = await reader.get(`/auth/users/${person.id}`);
  expect(status).toBe(200);
  expect(Object.keys(body.data).sort()).toEqual([
    "bio",
    "bundle_discounts",
    "city",
    "created_at",
    "id",
    "on_vacation_until",
    "photo_url",
    "rating",
    "rating_count",
    "sold_count",
    "username",
    "verified",
  ]);
  expect(body.data).toMatchObject({ username: person.username, rating: null, sold_count: 0 });
});

test("a reported user is not notified", async () => {
  const [reporter, reported] = [await market.user(), await market.user()];
  const path = `/auth/users/${reported.id}/report`;
  const { id } = await must(reporter.post(path, { reason: "harassment" }));
  const { text, status } = await reported.get("/auth/me/export");
  expect(status).toBe(200);
  expect(text).not.toContain(id);
  expect(text).not.toContain(reporter.id);
});
