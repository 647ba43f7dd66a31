import { afterEach, beforeEach, expect, test } from "vitest";
import { sweep } from "../support/leftovers.ts";
import { scratchFolder } from "./scratch.ts";

let temp: string;
beforeEach(async () => void (temp = await scratchFolder()));
afterEach(() => Deno.remove(temp, { recursive: true }));

const DAY_S = 24 * 3600;
const left = () => [...Deno.readDirSync(temp)].map(({ name }) => name).sort();

function make(name: string, ageSeconds: number, pid?: number): void {
  const data = `${temp}/${name}/8787/postgres`;
  Deno.mkdirSync(data, { recursive: true });
  if (pid) Deno.writeTextFileSync(`${data}/postmaster.pid`, `${pid}\n`);
  const then = Date.now() / 1000 - ageSeconds;
  Deno.utimeSync(`${temp}/${name}`, then, then);
}

test("folders older than a day are removed, and nothing that is newer, has another name or is a link", async () => {
  make("preloved-test-old", DAY_S + 60);
  make("preloved-storage-old", DAY_S + 60);
  make("preloved-test-young", DAY_S - 60);
  make("preloved-lock", DAY_S + 60);
  make("elsewhere", DAY_S + 60);
  Deno.symlinkSync(`${temp}/elsewhere`, `${temp}/preloved-test-link`);
  await sweep(temp);
  expect(left()).toEqual([
    "elsewhere",
    "preloved-lock",
    "preloved-test-link",
    "preloved-test-young",
  ]);
});

test("the folder of a running server stays, and one whose process id belongs to an unrelated process is removed", async () => {
  const code = "console.log('lives'); setInterval(() => {}, 1000)";
  const args = ["eval", code, `${temp}/preloved-test-served/8787/postgres`];
  const server = new Deno.Command(Deno.execPath(), { args, stdout: "piped" }).spawn();
  const reader = server.stdout.getReader();
  await reader.read();
  make("preloved-test-served", DAY_S + 60, server.pid);
  make("preloved-test-dead", DAY_S + 60, server.pid);
  await sweep(temp);
  expect(left()).toEqual(["preloved-test-served"]);
  await reader.cancel();
  server.kill("SIGKILL");
  await server.status;
});
