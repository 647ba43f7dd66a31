/** Clients of the uploads, of which the lists read a replica that lags, stops and dies. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, inject, test } from "vitest";
import { violations } from "../history/check.ts";
import { openClients } from "../history/clients.ts";
import type { Server } from "../history/record.ts";
import { useMarket } from "../support/market.ts";
import { setUp } from "../support/set_up.ts";
import { openReaders, startReplica } from "./replica.ts";

const market = useMarket();
const replica = setUp(() => startReplica(inject("cluster")));
afterAll(() => replica.close());
const readers = setUp(() => openReaders(market, replica));
afterAll(() => readers.close());

const USERS = ["ani", "budi", "citra"];

test("what clients are told on uploads and a replica that comes and goes keeps every promise", async () => {
  const { seller: ani, buyer: budi } = await market.couple();
  const citra = await market.user();
  const administrator = await market.staff("administrator");
  for (const user of [ani, budi, citra]) await user.fund(2_000_000);
  const people = { ani, budi, citra, administrator };
  const server: Server = {
    send: async (user, request, body, key) => {
      const [method, path] = request.split(" ") as [string, string];
      if (!path.startsWith("/listings?")) {
        const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
        return await people[user as keyof typeof people].send(method, path, body, headers);
      }
      const page = await readers.read(path.split("?")[1]);
      return { status: 200, body: page, text: JSON.stringify(page) };
    },
    pay: async (invoice) => {
      const { status } = await market.sandbox(`/payment/invoices/${invoice}/pay`);
      return status < 300;
    },
  };
  const clients = openClients(server, USERS);
  await clients.readAll();
  await readers.untilTaken();
  const known = (await readers.events()).length;
  const stop = clients.start();
  for (const lag of [0, 300, 0]) {
    await replica.lag(lag);
    await sleep(2_000);
  }
  replica.kill();
  // On a busy machine the clients may read nothing meanwhile.
  do {
    await readers.read();
  } while ((await readers.events(known)).at(-1) !== "replica_left");
  await replica.start();
  await readers.untilTaken();
  // Enough to check, however busy the machine is.
  while (clients.paid.length <= 5) await sleep(100);
  await stop();
  await market.runDue();
  await clients.readAll();
  expect(violations(clients.calls)).toEqual([]);
  expect(await readers.events(known)).toContain("replica_left");
  await market.proveMoney();
});
