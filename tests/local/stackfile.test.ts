import { afterEach, beforeEach, expect, test } from "vitest";
import { loadKeys } from "../../local/auth/keys.ts";
import { takeLock } from "../../local/process/lock.ts";
import { writeStackFile } from "../../local/stack/stackfile.ts";
import { scratchFolder } from "./scratch.ts";

let state: string;
beforeEach(async () => {
  state = await scratchFolder();
});
afterEach(() => Deno.remove(state, { recursive: true }));

/** A running stack, according to its lock and file; returns the function that ends it. */
async function live(port: number): Promise<() => Promise<void>> {
  const release = await takeLock(`${state}/${port}/stack.pid`, port);
  const keys = await loadKeys(`${state}/${port}/keys.json`);
  const parts = { state, port, keys, databaseUrl: "", users: {} };
  const retract = await writeStackFile({ ...parts, url: `http://127.0.0.1:${port}` });
  return async () => {
    await retract();
    release();
  };
}

function told(folder = state): string | undefined {
  try {
    return JSON.parse(Deno.readTextFileSync(`${folder}/stack.json`)).base_url.slice(-4);
  } catch {
    return undefined;
  }
}

test("the file describes the newest stack, and when that stops, the one that still runs", async () => {
  const first = await live(8001);
  const second = await live(8002);
  expect([told(), told(`${state}/8001`), told(`${state}/8002`)]).toEqual(["8002", "8001", "8002"]);
  await second();
  expect([told(), told(`${state}/8002`)]).toEqual(["8001", undefined]);
  await first();
  expect(told()).toBeUndefined();
});

test("an older stack that stops changes nothing, and a dead one is never described again", async () => {
  const first = await live(8001);
  const second = await live(8002);
  await first();
  expect(told()).toBe("8002");
  Deno.mkdirSync(`${state}/8003`);
  Deno.copyFileSync(`${state}/stack.json`, `${state}/8003/stack.json`);
  await second();
  expect(told()).toBeUndefined();
});
