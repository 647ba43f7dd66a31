import { createServices } from "../local/stack/services.ts";
import type { BenchMarket } from "./market.ts";
import { meter } from "./roundtrips.ts";

export interface Cost {
  roundTrips: number;
  commits: number;
}

/** Round trips and writing transactions of one POST /orders on one open connection. */
export async function costOf(
  market: BenchMarket,
  headers: Record<string, string>,
  bodies: [unknown, unknown],
): Promise<Cost> {
  const counted = meter(market.databasePort);
  const url = new URL(market.environment.DATABASE_POOL_URL);
  url.port = String(counted.port);
  const environment = {
    ...market.environment,
    DATABASE_POOL_URL: url.href,
    DATABASE_POOL_SIZE: "1",
  };
  const services = createServices(environment, () => {}, () => {});
  const order = async (body: unknown) => {
    const request = new Request(`${market.url}/orders`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const answer = await services.functions["orders"]!(request);
    if (answer.status !== 201) throw new Error(await answer.text());
  };
  await order(bodies[0]);
  const [trips, writes] = [counted.count(), await writesSoFar(market)];
  await order(bodies[1]);
  const cost = { roundTrips: counted.count() - trips, commits: await writesSoFar(market) - writes };
  await services.db.close();
  counted.close();
  return cost;
}

/** Only transactions that write get a number, and only they wait for the disk. */
async function writesSoFar({ admin }: BenchMarket): Promise<number> {
  const [row] = await admin`select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as next`;
  return row!["next"];
}
