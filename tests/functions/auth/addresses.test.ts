import { expect, test } from "vitest";
import { ADDRESS, useMarket } from "../../support/market.ts";
import type { Client } from "../../support/market.ts";

const market = useMarket();

interface Known {
  id: string;
  is_primary: boolean;
}

const homeless = async () => await market.user({ address: false });
const add = async (client: Client, change = {}) =>
  (await client.post("/auth/me/addresses", { ...ADDRESS, ...change })).body.data;
const items = async (client: Client): Promise<Known[]> =>
  (await client.get("/auth/me/addresses")).body.data.items;
const primaries = async (client: Client) =>
  (await items(client)).filter(({ is_primary }) => is_primary).map(({ id }) => id);

test("the first address is primary and fills the empty phone of the profile, the second does neither", async () => {
  const client = await homeless();
  const first = await add(client, { is_primary: false });
  expect(first).toMatchObject({ is_primary: true, phone: "+6281234567890" });
  expect((await add(client, { phone: "+62 899 1111 2222" })).is_primary).toBe(false);
  expect((await client.get("/auth/me")).body.data.phone).toBe("+6281234567890");
});

test("a new primary address replaces the previous one, also by an update", async () => {
  const client = await homeless();
  const first = await add(client);
  const second = await add(client, { is_primary: true });
  expect(await primaries(client)).toEqual([second.id]);
  const { body } = await client.patch(`/auth/me/addresses/${first.id}`, {
    is_primary: true,
    label: null,
  });
  expect(body.data).toMatchObject({ is_primary: true, label: null, street: ADDRESS.street });
  expect(await primaries(client)).toEqual([first.id]);
});

test("deleting the primary address promotes the oldest that remains", async () => {
  const client = await homeless();
  const [first, second] = [await add(client), await add(client)];
  await add(client);
  const gone = await client.delete(`/auth/me/addresses/${first.id}`);
  expect([gone.status, gone.body.data]).toEqual([200, { id: first.id, deleted: true }]);
  expect(await primaries(client)).toEqual([second.id]);
  expect((await client.delete(`/auth/me/addresses/${first.id}`)).status).toBe(404);
});

test("the list is newest first, in pages", async () => {
  const client = await homeless();
  const ids = [(await add(client)).id, (await add(client)).id, (await add(client)).id];
  const { body } = await client.get("/auth/me/addresses?limit=2&offset=1");
  expect(body.data).toMatchObject({ total: 3, limit: 2, offset: 1 });
  expect(body.data.items.map(({ id }: Known) => id)).toEqual([ids[1], ids[0]]);
  expect((await client.get("/auth/me/addresses?offset=999999999999")).body.data.items).toEqual([]);
});

test("the only way to stop being primary is another primary address", async () => {
  const client = await homeless();
  const { id } = await add(client);
  expect((await client.patch(`/auth/me/addresses/${id}`, { is_primary: false })).status).toBe(409);
});

test("the address of another user cannot be read, changed, used or deleted", async () => {
  const [owner, thief] = [await homeless(), await homeless()];
  const { id } = await add(owner);
  expect((await thief.patch(`/auth/me/addresses/${id}`, { city: "Solo" })).status).toBe(404);
  expect((await thief.delete(`/auth/me/addresses/${id}`)).status).toBe(404);
  expect(await items(thief)).toEqual([]);
  expect((await thief.delete("/auth/me/addresses/none")).status).toBe(404);
});

test("two concurrent first addresses leave one primary", async () => {
  const client = await homeless();
  await Promise.all(Array.from({ length: 8 }, () => add(client)));
  expect([(await items(client)).length, (await primaries(client)).length]).toEqual([8, 1]);
});

test("concurrent creations, updates and deletions leave one primary address", async () => {
  const client = await homeless();
  const known = await Promise.all(Array.from({ length: 6 }, () => add(client)));
  await Promise.all(
    known.flatMap(({ id }, index) =>
      index < 3
        ? [client.delete(`/auth/me/addresses/${id}`), add(client, { is_primary: true })]
        : [client.patch(`/auth/me/addresses/${id}`, { is_primary: true })]
    ),
  );
  expect([(await items(client)).length, (await primaries(client)).length]).toEqual([6, 1]);
});
