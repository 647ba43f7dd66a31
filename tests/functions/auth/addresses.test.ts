import { expect, test } from "vitest";
import { ADDRESS, atOnce, RACING, useMarket } from "../../support/market.ts";
import type { Client } from "../../support/market.ts";

const market = useMarket(RACING);

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

test("the only way to stop being primary is another primary address", async () => {
  const client = await homeless();
  const { id } = await add(client);
  expect((await client.patch(`/auth/me/addresses/${id}`, { is_primary: false })).status).toBe(409);
});

test("two concurrent first addresses leave one primary", async () => {
  const client = await homeless();
  await atOnce(8, () => add(client));
  expect([(await items(client)).length, (await primaries(client)).length]).toEqual([8, 1]);
});

test("concurrent creations, updates and deletions leave one primary address", async () => {
  const client = await homeless();
  const known = await atOnce(6, () => add(client));
  await Promise.all(
    known.flatMap(({ id }, index) =>
      index < 3
        ? [client.delete(`/auth/me/addresses/${id}`), add(client, { is_primary: true })]
        : [client.patch(`/auth/me/addresses/${id}`, { is_primary: true })]
    ),
  );
  expect([(await items(client)).length, (await primaries(client)).length]).toEqual([6, 1]);
});
