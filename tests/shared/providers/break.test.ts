import { expect, test } from "vitest";
import { createBreak } from "../../../shared/providers/break.ts";

const timeout = () =>
  Promise.reject(
    new Error("no answer", { cause: new DOMException("too slow", "TimeoutError") }),
  );
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: Error) => error.message.includes("are paused") ? "paused" : "failed",
  );

test("after three time-outs in a row it rests, and nobody else with it", async () => {
  const pause = createBreak();
  for (let n = 0; n < 3; n++) expect(await outcome(pause.around("slow", timeout))).toBe("failed");
  expect(await outcome(pause.around("slow", async () => "ok"))).toBe("paused");
  expect(await outcome(pause.around("other", async () => "ok"))).toBe("done");
});

test("an answer in between, good or bad, starts the count anew", async () => {
  const pause = createBreak();
  const quickly = () => Promise.reject(new Error("500"));
  for (const work of [timeout, timeout, quickly, timeout, timeout, async () => "ok", timeout]) {
    expect(await outcome(pause.around("slow", work))).not.toBe("paused");
  }
});

test("after its rest one call finds out how it is", async () => {
  const pause = createBreak(1, 0);
  expect(await outcome(pause.around("slow", timeout))).toBe("failed");
  expect(await outcome(pause.around("slow", async () => "ok"))).toBe("done");
});
