import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

const authenticated = () => market.user({ registered: false });

test("a registration creates a profile and stores the e-mail where no policy exposes it", async () => {
  const person = await authenticated();
  const { status, body } = await market.as(person).post("/auth/register", {
    username: "sari.dewi",
    full_name: "  Sari Dewi ",
    bio: "",
    account_status: "banned",
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    id: person.id,
    username: "sari.dewi",
    full_name: "Sari Dewi",
    bio: null,
    locale: "id",
    email: person.email,
    account_status: "active",
    roles: [],
    addresses: [],
    rating: null,
  });
  const [contact] = await market.database.admin`
    select email from private.contacts where user_id = ${person.id}`;
  expect(contact?.["email"]).toBe(person.email);
});

test("a second registration is rejected", async () => {
  const person = await market.user();
  const again = await market.as(person).post("/auth/register", { username: "another_name" });
  expect([again.status, again.body.error.code]).toEqual([409, "CONFLICT"]);
});

test("a taken name is rejected", async () => {
  const { username } = await market.user();
  expect((await market.as(await authenticated()).post("/auth/register", { username })).status).toBe(
    409,
  );
});

test.each(["ab", "a".repeat(31), "Sari", "sari dewi", "sari-dewi", "sári", "", 7, null])(
  "the name %j is rejected",
  async (username) => {
    const { status, body } = await market.as(await authenticated()).post("/auth/register", {
      username,
    });
    expect(status).toBe(400);
    expect(body.error.details[0].path).toBe("body.username");
  },
);

test("photos that are not URLs and unpaired surrogates are rejected", async () => {
  const client = market.as(await authenticated());
  const username = "valid_name";
  for (const photo_url of ["javascript:alert(1)", "photo.jpg", "data:image/png;base64,AA=="]) {
    expect((await client.post("/auth/register", { username, photo_url })).status).toBe(400);
  }
  expect((await client.post("/auth/register", '{"username":"valid_name","bio":"\\ud800"}')).status)
    .toBe(400);
});

test("the token of a deleted account cannot register", async () => {
  const ghost = { id: crypto.randomUUID(), username: "", email: "", token: "" };
  ghost.token = await market.token({ sub: ghost.id });
  expect((await market.as(ghost).post("/auth/register", { username: "ghost" })).status).toBe(401);
});

test("of two concurrent registrations of one username, one succeeds", async () => {
  const users = await Promise.all([authenticated(), authenticated(), authenticated()]);
  const answers = await Promise.all(
    users.map((person) => market.as(person).post("/auth/register", { username: "wanted_name" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("of two concurrent registrations of one user, one succeeds", async () => {
  const client = market.as(await authenticated());
  const answers = await Promise.all(
    ["first_name", "second_name"].map((username) => client.post("/auth/register", { username })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
