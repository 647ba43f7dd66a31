import { afterEach, expect, test, vi } from "vitest";
import { oncePer } from "../../../shared/concurrency/once_per.ts";

afterEach(() => void vi.useRealTimers());

test("a burst of calls runs the work at once and once more at its end", async () => {
  vi.useFakeTimers();
  const work = vi.fn(() => Promise.resolve());
  const trigger = oncePer(50, work);
  for (let call = 0; call < 100; call++) trigger();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(2);
  trigger();
  expect(work).toHaveBeenCalledTimes(3);
});
