import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEHIND, preferReplica } from "../../../shared/db/replica.ts";
import type { Read } from "../../../shared/db/replica.ts";

const READ: Read = () => Promise.resolve();
/** Longer than a replica may be behind, and shorter than it rests. */
const A_WHILE_MS = 20;
const REST_MS = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const failure = (fields: object) => Object.assign(new Error("…"), fields);
const LOST = failure({ code: "ECONNREFUSED" });

/** Both servers, of which the replica answers as it is told. */
function createServers(answer: () => unknown = () => "replica") {
  const asked: string[] = [];
  const events: string[] = [];
  const replica = { answer };
  const choose = preferReplica(
    {
      position: () => {
        asked.push("position");
        return Promise.resolve("0/1");
      },
      primary: () => {
        asked.push("primary");
        return Promise.resolve("primary");
      },
      replica: async (_read, position) => {
        asked.push(`replica at ${position}`);
        await Promise.resolve();
        return replica.answer();
      },
    },
    (event) => events.push(event),
    { behindMs: 10, stepMs: 1, restMs: REST_MS },
  );
  const read = async () => {
    const answer = choose(READ);
    await pass(A_WHILE_MS);
    return await answer;
  };
  return { asked, events, replica, choose: () => choose(READ), read };
}

const fail = (error: Error) => () => {
  throw error;
};

test("a read asks the primary for its position, and the replica for the answer at that position", async () => {
  const { asked, read } = createServers();
  expect(await read()).toBe("replica");
  expect(asked).toEqual(["position", "replica at 0/1"]);
});

test("reads that wait at the same moment share a position that is asked for after they arrived", async () => {
  const { asked, read } = createServers();
  await Promise.all(Array.from({ length: 5 }, read));
  // The first asks at once, and the others share the next.
  expect(asked.filter((one) => one === "position")).toHaveLength(2);
});

test("a replica that is a moment behind is asked again, and not left", async () => {
  const answers: unknown[] = [BEHIND, BEHIND, "replica"];
  const { events, read } = createServers(() => answers.shift());
  expect(await read()).toBe("replica");
  expect(events).toEqual([]);
});

test("one that stays behind is left: the primary answers, and nobody else waits for the replica", async () => {
  const { asked, events, read } = createServers(() => BEHIND);
  expect(await read()).toBe("primary");
  expect(events).toEqual(["replica_left"]);
  asked.length = 0;
  expect(await read()).toBe("primary");
  expect(asked).toEqual(["primary"]);
});

test("one that is behind and slow is not asked again", async () => {
  const slow = () => new Promise((done) => setTimeout(() => done(BEHIND), 15));
  const { asked, events, read } = createServers(slow);
  expect(await read()).toBe("primary");
  expect(asked).toEqual(["position", "replica at 0/1", "primary"]);
  expect(events).toEqual(["replica_left"]);
});

test("a lost one is left, tried by one read without its waiting, and taken again when it is well", async () => {
  const { asked, events, replica, choose, read } = createServers(fail(LOST));
  expect(await read()).toBe("primary");
  for (const answer of [fail(LOST), () => BEHIND]) {
    replica.answer = answer;
    await pass(REST_MS);
    asked.length = 0;
    // No time passes.
    expect(await Promise.all([choose(), choose()])).toEqual(["primary", "primary"]);
    expect(asked.filter((one) => one === "position")).toHaveLength(1);
    await pass(A_WHILE_MS);
    expect(await read()).toBe("primary");
  }
  expect(events).toEqual(["replica_left"]);
  replica.answer = () => "replica";
  await pass(REST_MS);
  expect(await choose()).toBe("primary");
  await pass(0);
  asked.length = 0;
  expect(await read()).toBe("replica");
  expect(asked).not.toContain("primary");
  expect(events).toEqual(["replica_left", "replica_taken"]);
});

test.each([
  ["a conflict with the replay", { code: "40001", severity: "ERROR" }],
  ["a statement that may not run on a replica", { code: "25006", severity: "ERROR" }],
  ["a damaged index", { code: "XX002", severity: "ERROR" }],
])("%s is answered by the primary, and the replica stays", async (_what, fields) => {
  const { events, replica, read } = createServers(fail(failure(fields)));
  expect(await read()).toBe("primary");
  expect(events).toEqual([]);
  replica.answer = () => "replica";
  expect(await read()).toBe("replica");
});

test("an error that the operation raises is its answer, and the primary is not asked", async () => {
  const raised = Object.assign(new Error("NOT_FOUND"), { code: "PV001", severity: "ERROR" });
  const { asked, events, choose } = createServers(fail(raised));
  await expect(choose()).rejects.toBe(raised);
  expect([asked.includes("primary"), events]).toEqual([false, []]);
});
