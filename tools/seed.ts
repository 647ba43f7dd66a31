import { fill } from "../local/seed/fill.ts";
import { runningStack } from "../local/stack/running.ts";
import { command } from "./command.ts";

export function readCount(args: readonly string[]): number {
  const text = args.join(" ").match(/--listings[= ]([\d_]+)(?: |$)/)?.[1]?.replaceAll("_", "");
  const count = Number(text);
  if (text === undefined || count < 1 || count > 10_000_000) {
    throw new Error("Usage: npm run seed -- --listings 100000 (1 to 10000000).");
  }
  return count;
}

/** A bar on a terminal, otherwise a line per 10 %. */
export function createProgress(
  total: number,
  isTerminal: boolean,
  write: (text: string) => void,
): (done: number) => void {
  const began = performance.now();
  let tenths = 0;
  return (done) => {
    const share = done / total;
    const seconds = (performance.now() - began) / 1000;
    const left = Math.ceil(seconds / share - seconds);
    const counted = `${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
    if (isTerminal) {
      const bar = "█".repeat(Math.floor(share * 30)).padEnd(30, "░");
      write(`\r  ${bar} ${counted}, ${left} s left   ${done === total ? "\n" : ""}`);
    } else if (Math.floor(share * 10) > tenths) {
      tenths = Math.floor(share * 10);
      write(`  ${tenths * 10}%: ${counted}, ${left} s left\n`);
    }
  };
}

if (import.meta.main) {
  await command(async () => {
    const listings = readCount(Deno.args);
    const { database_url } = await runningStack();
    const text = new TextEncoder();
    const write = (line: string) => void Deno.stdout.writeSync(text.encode(line));
    const began = performance.now();
    const onProgress = createProgress(listings, Deno.stdout.isTerminal(), write);
    await fill({ databaseUrl: database_url, listings, onProgress });
    console.log(`Done in ${Math.round((performance.now() - began) / 1000)} s.`);
  });
}
