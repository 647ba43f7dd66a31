import { afterEach, expect, test, vi } from "vitest";
import { remembered } from "../../../shared/concurrency/remembered.ts";

afterEach(() => void vi.useRealTimers());

test("a result is read again when its time is over, and shared by calls that wait for it", async () => {
  vi.useFakeTimers();
  let reads = 0;
  const read = remembered(50, () => Promise.resolve(++reads));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.advanceTimersByTime(49);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe(2);
});

test("an error reaches all that wait for it, and the next call reads again", async () => {
  const read = vi.fn(() => Promise.resolve("known"));
  read.mockRejectedValueOnce(new Error("busy"));
  const get = remembered(60_000, read);
  const first = await Promise.allSettled([get(), get()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await get()).toBe("known");
  expect(await get()).toBe("known");
  expect(read).toHaveBeenCalledTimes(2);
});
