import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node.js ${process.versions.node} is too old: version 20.19 or newer is needed.`);
}
const args = process.argv.slice(2);
// The packages that only checks, tests and deployments need are twice the size of the others.
const omitsDev = args[0] === "--omit=dev";
if (!isInstalled()) await install();
runDeno(omitsDev ? args.slice(1) : args);

// By content: git sets new file times.
function isInstalled() {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const present = packagesOf(join(modules, ".package-lock.json"));
  if (!present || !denoProgram()) return false;
  const missing = Object.entries(wanted ?? {}).find(([path, { version, optional, dev }]) =>
    path && version !== present[path]?.version &&
    !((optional || (dev && omitsDev)) && !present[path])
  );
  return missing === undefined;
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

async function install() {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const live = process.stdout.isTTY;
  const say = (text) => process.stdout.write(live ? `\r\x1b[K${text}` : `${text}\n`);
  say("Installing packages (about half a minute, only when they change) …");
  const timer = live ? setInterval(() => say(`Installing packages … ${seconds()}`), 1000) : null;
  const options = [omitsDev ? "--omit=dev" : "--include=dev", "--no-audit", "--no-fund"];
  let { code, output } = await npm(["ci", ...options]);
  // npm ci rejects a lock file that lacks packages of other platforms; npm install accepts it.
  if (/npm error code EUSAGE/.test(output)) {
    ({ code, output } = await npm(["install", "--no-save", ...options]));
  }
  clearInterval(timer);
  if (code === 0 && denoProgram()) {
    return say(`Packages installed in ${seconds()}.${live ? "\n" : ""}`);
  }
  if (live) process.stdout.write("\n");
  // npm prints the cause first.
  const errors = output.split("\n").filter((line) => /^npm error \S/.test(line)).slice(0, 12);
  fail(`${(errors.length ? errors.join("\n") : output.trim())}\n\n${causeIn(output)}`);
}

function causeIn(output) {
  if (/ENOSPC|no space left/i.test(output)) {
    return "The disk is full: free some space and try again.";
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)) {
    return "The package registry cannot be reached: check the network and try again.";
  }
  return "npm failed; its first output is above. Run npm ci by hand to see the rest.";
}

function npm(args) {
  const own = process.env.npm_execpath;
  const direct = own?.endsWith("npm-cli.js");
  const windows = process.platform === "win32";
  const child = direct
    ? spawn(process.execPath, [own, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] })
    : spawn("npm", args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], shell: windows });
  return new Promise((done) => {
    let output = "";
    const stop = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
    child.stdout.on("data", (chunk) => output += chunk);
    child.stderr.on("data", (chunk) => output += chunk);
    child.on(
      "error",
      (error) => done({ code: 1, output: `npm could not be run: ${error.message}` }),
    );
    child.on("close", (code, signal) => {
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, stop);
      if (signal) process.exit(128 + constants.signals[signal]);
      done({ code, output });
    });
  });
}

// Not the package's launcher: that Node process would not forward signals.
function denoProgram() {
  const name = process.platform === "win32" ? "deno.exe" : "deno";
  const libc = process.platform === "linux" ? "-glibc" : "";
  const bundled = `@deno/${process.platform}-${process.arch}${libc}`;
  return [join(modules, "deno", name), join(modules, bundled, name)].find(existsSync);
}

function runDeno(args) {
  const cache = process.env.DENO_DIR || join(modules, ".cache", "deno");
  const env = {
    ...process.env,
    DENO_DIR: cache,
    PRELOVED_PARENT: String(process.pid),
    // Else glibc keeps 25 MB that the compiler of a first start has freed.
    ...omitsDev && { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" },
  };
  const options = { cwd: process.cwd(), stdio: ["ignore", "inherit", "inherit"], env };
  const child = spawn(denoProgram(), args, options);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  watchNpm(child);
  child.on("error", (error) => fail(`Deno could not be run: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

// A killed npm sends no signal, and its shell may not forward signals.
function watchNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = lookUp(parent);
  // Some shells replace themselves with us; then npm is the parent.
  const npmPid = shell?.command.includes("deno.mjs") ? shell.parent : undefined;
  const gone = () =>
    process.ppid !== parent || (npmPid !== undefined && !isParentOf(npmPid, parent));
  const timer = setInterval(() => {
    if (!gone()) return;
    clearInterval(timer);
    child.kill("SIGTERM");
  }, 500).unref();
}

function isParentOf(pid, child) {
  // Elsewhere than on Linux this would start a process at each poll.
  if (process.platform === "linux") return lookUp(child)?.parent === pid;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

// Undefined where the operating system does not report it, as on Windows.
function lookUp(pid) {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 1).trim().split(" ")[1]);
      return { parent, command: readFileSync(`/proc/${pid}/cmdline`, "utf8") };
    }
    const { stdout } = spawnSync("ps", ["-ww", "-o", "ppid=,args=", "-p", String(pid)]);
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(String(stdout)) ?? [];
    return parent ? { parent: Number(parent), command } : undefined;
  } catch {
    return undefined;
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
