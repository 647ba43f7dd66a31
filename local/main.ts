import { AlreadyRunning } from "./process/lock.ts";
import { watchParent } from "./process/parent.ts";
import { onShutdown } from "./process/signals.ts";
import { DEFAULT_PORT } from "./stack/running.ts";
import { startStack } from "./stack/start.ts";
import { welcome } from "./stack/welcome.ts";

// `npm start --fresh`, without the `--`, becomes a setting of npm.
const fresh = Deno.args.includes("--fresh") || Deno.env.get("npm_config_fresh") === "true";
const port = Number(Deno.env.get("PORT") || DEFAULT_PORT);
const rateLimits = Deno.env.get("RATE_LIMITS") === "production" ? "production" : "relaxed";
const confirmEmail = Deno.env.get("AUTH_CONFIRM") === "true";
const started = performance.now();
const say = (message: string) => console.log(`  ${message}`);

try {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error("PORT must be a number from 1 to 65535.");
  }
  console.log("Preloved is starting …");
  const stack = await startStack({ port, fresh, rateLimits, confirmEmail, say });
  const shutdown = onShutdown(async () => {
    console.log("\nStopping …");
    await stack.stop();
  });
  watchParent(() => void shutdown.now());
  void stack.databaseLost.then((why) => {
    console.error(`\n${why}`);
    return shutdown.now(1);
  });
  console.log(welcome(stack, (performance.now() - started) / 1000));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  Deno.exit(error instanceof AlreadyRunning ? 2 : 1);
}
