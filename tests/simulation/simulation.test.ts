import { afterAll, expect, test } from "vitest";
import { startServer } from "../support/server.ts";
import { setUp } from "../support/set_up.ts";
import { BUGS } from "./bugs.ts";
import { determine } from "./clock.ts";
import { play } from "./plan.ts";

const server = setUp(() => startServer(determine));
afterAll(() => server.stop());

const run = (bug?: number) =>
  play({ seed: 1, decisions: 1000, calm: [], absent: [] }, server.cluster, bug);

test("every promise holds in a run that a seed decides, and the same seed has the same log", async () => {
  const [{ log, faults, failure }, again] = await Promise.all([run(), run()]);
  expect(failure).toBeNull();
  expect(log.length).toBeGreaterThan(1000);
  expect(faults.length).toBeGreaterThan(9);
  expect(again.log).toEqual(log);
});

test("it finds a claimed job that counts as done", async () => {
  const { failure } = await run(BUGS.findIndex(({ bug }) => bug.includes("finished before")));
  expect(failure).not.toBeNull();
});
