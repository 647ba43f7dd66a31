import { beforeAll, expect, test } from "vitest";
import { useMarket } from "../support/market.ts";
import type { User } from "../support/users.ts";

const market = useMarket();
let person: User;
let id: string;
beforeAll(async () => {
  person = await market.user();
  id = await person.list();
});

const MEMBERS = ["/listings", "/listings/boosted", "/search?q=dress", "/boosts/packages"];

test.each(MEMBERS)(
  "%s is cached privately and revalidated at each use",
  async (path) => {
    const { headers } = await person.get(path);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("vary")).toBe("Authorization, X-User-Token");
    expect(headers.get("etag")).toMatch(/^W\/"[0-9a-f]{32}"$/);
  },
);

test("a known ETag gets 304 until the list changes", async () => {
  const page = await person.get("/listings");
  const etag = page.headers.get("etag")!;
  const again = (tag: string) =>
    person.send("GET", "/listings", undefined, { "if-none-match": tag });
  expect([(await again(etag)).status, (await again(`"other", ${etag}`)).status]).toEqual([
    304,
    304,
  ]);
  expect((await again('"other"')).status).toBe(200);
  await (await market.user()).post(`/listings/${id}/like`);
  expect((await again(etag)).status).toBe(200);
});

test("personal data and errors are never cached", async () => {
  const client = market.as(person);
  const answers = [
    await client.get("/auth/me"),
    await client.get(`/listings/${id}`),
    await client.get("/boosts"),
    await client.get("/listings?limit=x"),
    await market.with({}).get("/listings"),
    await client.get("/listings/user/nobody"),
    await market.with({ "if-none-match": "*" }).get("/listings"),
  ];
  for (const { headers } of answers) {
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  }
});
