import { expect, test } from "vitest";
import { createSharedReads } from "../../../shared/db/shared_reads.ts";

/** Reads that end when they are told, in the order of their beginning. */
function createReads() {
  const begun: PromiseWithResolvers<string>[] = [];
  const read = () => {
    begun.push(Promise.withResolvers());
    return begun.at(-1)!.promise;
  };
  return { begun, read };
}

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

test("calls that arrive while a read runs share the next one, never the running one", async () => {
  const share = createSharedReads();
  const { begun, read } = createReads();
  const first = share("k", read);
  const later = Array.from({ length: 5 }, () => share("k", read));
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]!.resolve("old");
  expect(await first).toBe("old");
  await turn();
  expect(begun).toHaveLength(2);
  const latest = share("k", read);
  begun[1]!.resolve("new");
  expect(await Promise.all(later)).toEqual(Array(5).fill("new"));
  await turn();
  begun[2]!.resolve("newest");
  expect(await latest).toBe("newest");
});

test("a call that arrives when nothing runs begins at once, and other keys do not wait", async () => {
  const share = createSharedReads();
  const { begun, read } = createReads();
  const calls = [share("a", read), share("b", read)];
  expect(begun).toHaveLength(2);
  begun.forEach(({ resolve }, at) => resolve(`${at}`));
  expect(await Promise.all(calls)).toEqual(["0", "1"]);
  void share("a", read);
  expect(begun).toHaveLength(3);
  begun[2]!.resolve("");
});

test("those who share a read share its error, and the next read is a new one", async () => {
  const share = createSharedReads();
  const { begun, read } = createReads();
  const first = share("k", read);
  const shared = [share("k", read), share("k", read)];
  begun[0]!.reject(new Error("first"));
  await expect(first).rejects.toThrow("first");
  await turn();
  begun[1]!.reject(new Error("second"));
  for (const one of shared) await expect(one).rejects.toThrow("second");
  const third = share("k", read);
  begun[2]!.resolve("well");
  expect(await third).toBe("well");
});

test("a read that hangs holds the others no longer than their patience", async () => {
  const share = createSharedReads(20);
  const { begun, read } = createReads();
  void share("k", read);
  const second = share("k", read);
  await turn(60);
  const third = share("k", read);
  begun[1]!.resolve("second");
  expect(await second).toBe("second");
  await turn(1);
  begun[2]!.resolve("third");
  expect(await third).toBe("third");
  begun[0]!.resolve("at last");
  // The end of the hung one forgets no newer one.
  const fourth = share("k", read);
  begun[3]!.resolve("fourth");
  expect(await fourth).toBe("fourth");
});
