/** `npm start`: the whole marketplace on this machine, until Ctrl-C. */
import { AlreadyRunning } from "./process/lock.ts";
import { watchParent } from "./process/parent.ts";
import { onShutdown } from "./process/signals.ts";
import { startStack } from "./stack/start.ts";
import { welcome } from "./stack/welcome.ts";

const fresh = Deno.args.includes("--fresh");
const port = Number(Deno.env.get("PORT") || 8787);
const started = performance.now();
const say = (message: string) => console.log(`  ${message}`);

try {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error("PORT must be a number from 1 to 65535.");
  }
  console.log("Preloved is starting …");
  const stack = await startStack({ port, fresh, say });
  const shutdown = onShutdown(async () => {
    console.log("\nStopping …");
    await stack.stop();
  });
  watchParent(() => void shutdown.now());
  console.log(welcome(stack, (performance.now() - started) / 1000));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  Deno.exit(error instanceof AlreadyRunning ? 2 : 1);
}
