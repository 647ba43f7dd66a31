import { expect, test, vi } from "vitest";
import { useMarket } from "../support/market.ts";
import { notify } from "../support/notifications.ts";
import { checkJobs } from "./check_jobs.ts";

const market = useMarket({ PROVIDER_TIMEOUT_MS: "400" }, { reportsDeliveries: true });

test("a provider that was too slow until now leaves no job, although its break ends in real time", async () => {
  const began = performance.now();
  let passed = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => began + passed);
  await market.fault("email", "send", "timeout", 3);
  for (let at = 0; at < 4; at++) {
    await notify(market, await market.user());
    await market.runDue();
  }
  await expect(checkJobs(market, async () => {})).rejects.toThrow("are paused");
  await checkJobs(market, async (ms) => void (passed += ms));
  now.mockRestore();
  const emails = await market.database.admin<{ status: string }[]>`
    select status from private.emails`;
  expect(emails.map(({ status }) => status)).toEqual(Array(4).fill("delivered"));
});
