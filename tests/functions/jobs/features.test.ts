import { expect, onTestFinished, test, vi } from "vitest";
import { createRecordFeatures } from "../../../functions/jobs/features.ts";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { Off } from "../../../shared/features.ts";

test("a worker records once a minute which features are off, and sooner when that failed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const recorded: unknown[] = [];
  let isDown = true;
  const call = (_: string, { off }: { off: unknown }) => {
    recorded.push(off);
    return isDown ? Promise.reject(new Error("down")) : Promise.resolve();
  };
  const record = createRecordFeatures({
    db: { service: { call } } as unknown as DatabaseClients,
    featuresOff: { mail: new Off("mail", "RESEND_API_KEY", null) },
  });
  await expect(record()).rejects.toThrow("down");
  isDown = false;
  await record();
  await record();
  expect(recorded).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  await record();
  expect(recorded).toEqual(Array(3).fill({ mail: "RESEND_API_KEY" }));
});
