import { expect, test, vi } from "vitest";
import { BREAK_MS, createBreak } from "../../../shared/providers/break.ts";

const timeout = () =>
  Promise.reject(
    new Error("no answer", { cause: new DOMException("too slow", "TimeoutError") }),
  );
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: Error) => error.message.includes("are paused") ? "paused" : "failed",
  );

test("three time-outs in a row pause calls to that provider only", async () => {
  const pause = createBreak();
  for (let n = 0; n < 3; n++) expect(await outcome(pause.around("slow", timeout))).toBe("failed");
  expect(await outcome(pause.around("slow", async () => "ok"))).toBe("paused");
  expect(await outcome(pause.around("other", async () => "ok"))).toBe("done");
});

test("any response, success or error, resets the count of time-outs", async () => {
  const pause = createBreak();
  const quickly = () => Promise.reject(new Error("500"));
  for (const work of [timeout, timeout, quickly, timeout, timeout, async () => "ok", timeout]) {
    expect(await outcome(pause.around("slow", work))).not.toBe("paused");
  }
});

test("after the break the next call reaches the provider", async () => {
  const pause = createBreak(1, 0);
  expect(await outcome(pause.around("slow", timeout))).toBe("failed");
  expect(await outcome(pause.around("slow", async () => "ok"))).toBe("done");
});

test("after the break one call tries, and the others go on once it has succeeded", async () => {
  const pause = createBreak();
  for (let n = 0; n < 3; n++) await outcome(pause.around("slow", timeout));
  const now = vi.spyOn(performance, "now").mockReturnValue(performance.now() + BREAK_MS);
  const { promise, resolve } = Promise.withResolvers<string>();
  const tried = outcome(pause.around("slow", () => promise));
  expect(await outcome(pause.around("slow", async () => "ok"))).toBe("paused");
  resolve("ok");
  expect(await tried).toBe("done");
  expect(await outcome(pause.around("slow", async () => "ok"))).toBe("done");
  now.mockRestore();
});
