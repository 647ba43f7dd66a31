/** One run, in a program of its own: its time, timers and network are the simulation's. */
import "./runtime.ts";
import { useCluster } from "../support/cluster.ts";
import { BUGS } from "./bugs.ts";
import { checkEnd } from "./check.ts";
import { gather } from "./people.ts";
import type { Outcome } from "./plan.ts";
import { Killed } from "./scheduler.ts";
import { openWorld } from "./world.ts";

const { plan, bug, cluster } = JSON.parse(Deno.args[0]!);
useCluster(cluster);
const world = await openWorld(plan, BUGS[bug]);
const { scheduler } = world;
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  if (!(event.reason instanceof Killed)) scheduler.failure ??= event.reason;
});
let failure: string | null = null;
try {
  const begin = await gather(world);
  let left = 0;
  for (const work of begin()) {
    left++;
    work.catch((error) => scheduler.failure ??= error).finally(() => left--);
  }
  await world.run(() => left === 0);
  scheduler.stop();
  await checkEnd(world);
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
}
const outcome: Outcome = { log: scheduler.log, faults: scheduler.faults, failure };
console.log(JSON.stringify(outcome));
await world.database.drop();
Deno.exit();
