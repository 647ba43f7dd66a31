import { Hono } from "hono";
import { expect, test } from "vitest";
import { createControls } from "../../local/stack/controls.ts";
import type { StackTime } from "../../local/stack/time.ts";

function openControls() {
  const calls: string[] = [];
  const time: StackTime = {
    now: () => new Date("2026-11-22T03:04:05.678Z"),
    advance: (seconds) => Promise.resolve(void calls.push(`advance ${seconds}`)),
    runDue: () => Promise.resolve(void calls.push("run")),
    startDue: () => Promise.resolve(undefined),
    startJobs: () => Promise.resolve(undefined),
  };
  const app = createControls(time, new Hono());
  const post = (path: string, body?: unknown) =>
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      ...body === undefined ? {} : { body: JSON.stringify(body) },
    });
  return { app, post, calls };
}

test("POST /tick runs every schedule and returns the stack's time", async () => {
  const { post, calls } = openControls();
  const response = await post("/tick");
  expect([response.status, await response.json()])
    .toEqual([200, { ok: true, now: "2026-11-22T03:04:05.678Z" }]);
  expect(calls).toEqual(["run"]);
});

test("POST /clock/advance moves the clock by the seconds of its body", async () => {
  const { post, calls } = openControls();
  const response = await post("/clock/advance", { seconds: 90 });
  expect([response.status, await response.json()]).toMatchObject([200, {
    now: "2026-11-22T03:04:05.678Z",
  }]);
  expect(calls).toEqual(["advance 90"]);
});
