import { parseArgs } from "node:util";
import { fill } from "../local/seed/fill.ts";
import { runningStack } from "../local/stack/running.ts";
import { command } from "./command.ts";

await command(async () => {
  const { values } = parseArgs({ options: { listings: { type: "string", default: "" } } });
  const listings = Number(values.listings.replaceAll("_", ""));
  if (!Number.isInteger(listings) || listings < 1 || listings > 10_000_000) {
    throw new Error("Usage: npm run seed -- --listings 100000 (1 to 10000000).");
  }
  const { database_url } = await runningStack();
  const began = performance.now();
  await fill({ databaseUrl: database_url, listings, onProgress: progressOf(listings, began) });
  console.log(`Done in ${Math.round((performance.now() - began) / 1000)} s.`);
});

/** Prints a line per 10 %. */
function progressOf(total: number, began: number): (done: number) => void {
  let tenths = 0;
  return (done) => {
    const share = done / total;
    if (Math.floor(share * 10) === tenths) return;
    tenths = Math.floor(share * 10);
    const seconds = (performance.now() - began) / 1000;
    const left = Math.ceil(seconds / share - seconds);
    console.log(`  ${tenths * 10}%: ${done.toLocaleString("en")} listings, ${left} s left`);
  };
}
