import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../../local/gateway/listen.ts";
import { AlreadyRunning, takeLock } from "../../local/process/lock.ts";
import { choosePort, derivePort } from "../../local/process/ports.ts";
import { commandOf, output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { runScript, scratchFolder, waitFor } from "./scratch.ts";

let folder: string;
beforeEach(async () => {
  folder = await scratchFolder();
});
afterEach(async () => {
  await Deno.remove(folder, { recursive: true });
});

const isGone = (pid: number) => expect.poll(() => commandOf(pid)).toBeUndefined();

const STACK = `
  import { watchParent } from "@local/process/parent.ts";
  import { onShutdown } from "@local/process/signals.ts";
  const shutdown = onShutdown(async () => {
    await new Promise((done) => setTimeout(done, 100));
    console.log("cleaned up");
  });
  watchParent(() => void shutdown.now(3));
  console.log("ready", Deno.pid);
  setInterval(() => {}, 1000);
`;

/** The stack as npm start runs it: Node, which runs Deno. */
function launch(): Deno.ChildProcess {
  const script = `${folder}/stack.ts`;
  Deno.writeTextFileSync(script, STACK.replaceAll("@local/", `${PROJECT_ROOT}/local/`));
  const args = [`${PROJECT_ROOT}/local/deno.mjs`, "run", "-A", script];
  return new Deno.Command("node", { args, stdout: "piped", stderr: "null" }).spawn();
}

const pidIn = (said: string) => Number(said.match(/ready (\d+)/)?.[1]);

test("SIGTERM to the launcher cleans up and ends both", async () => {
  const launcher = launch();
  const pid = pidIn(await waitFor(launcher.stdout, "ready"));
  await new Promise((done) => setTimeout(done, 50));
  launcher.kill("SIGTERM");
  expect((await launcher.status).code).toBe(0);
  await isGone(pid);
});

test("a killed launcher takes the stack with it", async () => {
  const launcher = launch();
  const pid = pidIn(await waitFor(launcher.stdout, "ready"));
  launcher.kill("SIGKILL");
  await launcher.status;
  await isGone(pid);
});

test("a killed npm takes the stack with it, through the shell between them", async () => {
  const script = `${folder}/stack.ts`;
  Deno.writeTextFileSync(script, STACK.replaceAll("@local/", `${PROJECT_ROOT}/local/`));
  const shell = `node "${PROJECT_ROOT}/local/deno.mjs" run -A "${script}"; exit $?`;
  // Node stands for npm: it starts a shell for the script, and is killed.
  const npm = `require("child_process").spawn("sh", ["-c", ${JSON.stringify(shell)}], ` +
    `{ stdio: ["ignore", "inherit", "ignore"] })`;
  const env = { npm_lifecycle_event: "start" };
  const args = ["-e", npm];
  const command = new Deno.Command("node", { args, env, stdout: "piped", stderr: "null" });
  const parent = command.spawn();
  const pid = pidIn(await waitFor(parent.stdout, "ready"));
  parent.kill("SIGKILL");
  await parent.status;
  await isGone(pid);
});

test("one Ctrl-C that arrives three times counts once", async () => {
  const stack = runScript(folder, "echo", STACK);
  await waitFor(stack.stdout, "ready");
  for (let times = 0; times < 3; times++) stack.kill("SIGINT");
  expect((await stack.status).code).toBe(0);
  await stack.stderr.cancel();
});

test("a second, later signal ends a clean-up that hangs", async () => {
  const hanging = STACK.replace("100)", "60_000)").replace(
    "await new",
    "console.log('hangs'); await new",
  );
  const stack = runScript(folder, "hanging", hanging);
  const [first, all] = stack.stdout.tee();
  await waitFor(first, "ready");
  stack.kill("SIGINT");
  await waitFor(all, "hangs");
  await new Promise((done) => setTimeout(done, 1_200));
  stack.kill("SIGINT");
  expect((await stack.status).code).toBe(130);
  await stack.stderr.cancel();
});

test("the launcher returns Deno's exit code", async () => {
  const args = [`${PROJECT_ROOT}/local/deno.mjs`, "eval", "Deno.exit(7)"];
  expect((await output("node", args)).code).toBe(7);
});

const HOLDER = `
  import { takeLock } from "@local/process/lock.ts";
  await takeLock(import.meta.dirname + "/stack.pid", 8787);
  console.log("holds");
  setInterval(() => {}, 1000);
`;

test("a second start on the same checkout and port is rejected with a remedy, and works after the first one ends", async () => {
  const holder = runScript(folder, "holder", HOLDER);
  await waitFor(holder.stdout, "holds");
  const taking = takeLock(`${folder}/stack.pid`, 8787);
  await expect(taking).rejects.toThrow(AlreadyRunning);
  await expect(takeLock(`${folder}/stack.pid`, 8787)).rejects.toThrow(`process ${holder.pid}`);
  holder.kill("SIGKILL");
  await holder.status;
  await holder.stderr.cancel();
  const release = await takeLock(`${folder}/stack.pid`, 8787);
  release();
  expect([...Deno.readDirSync(folder)].map(({ name }) => name)).not.toContain("stack.pid");
});

test("a lock whose process id belongs to an unrelated process is taken over", async () => {
  const stranger = { pid: 1, command: "a stack of long ago" };
  Deno.writeTextFileSync(`${folder}/stack.pid`, JSON.stringify(stranger));
  (await takeLock(`${folder}/stack.pid`, 8787))();
  Deno.writeTextFileSync(`${folder}/stack.pid`, "half a li");
  (await takeLock(`${folder}/stack.pid`, 8787))();
});

test("a stack whose launcher was killed is ended, and its lock is taken over", async () => {
  const orphan = runScript(folder, "orphan", HOLDER);
  await waitFor(orphan.stdout, "holds");
  const lock = JSON.parse(Deno.readTextFileSync(`${folder}/stack.pid`));
  const dead = new Deno.Command("true").spawn();
  await dead.status;
  Deno.writeTextFileSync(`${folder}/stack.pid`, JSON.stringify({ ...lock, parent: dead.pid }));
  const said: string[] = [];
  const release = await takeLock(`${folder}/stack.pid`, 8787, (message) => said.push(message));
  expect((await orphan.status).success).toBe(false);
  expect(said.join()).toContain(`${orphan.pid}`);
  release();
  await orphan.stderr.cancel();
});

test("a checkout has its own port, avoids ports in use, and keeps it", async () => {
  const request = { folder: "/a", stackPort: 8787, purpose: "postgres", rememberIn: `${folder}/p` };
  const first = await choosePort(request);
  expect(await choosePort(request)).toBe(first);
  const neighbour = Deno.listen({ port: first, hostname: "127.0.0.1" });
  const second = await choosePort(request);
  expect(second).toBeGreaterThan(first);
  neighbour.close();
  expect(await choosePort(request)).toBe(second);
  expect(derivePort("/a", 8787, "postgres")).not.toBe(derivePort("/b", 8787, "postgres"));
});

test("a port in use is named together with the remedy", async () => {
  const listener = await listen(0, () => new Response());
  await expect(listen(listener.port, () => new Response())).rejects.toThrow(
    new RegExp(`Port ${listener.port} is in use.*or run PORT=\\d+ npm start\\.`),
  );
  await listener.close(100);
});
