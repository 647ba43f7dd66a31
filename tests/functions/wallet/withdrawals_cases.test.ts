import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { wealthy, withdraw } from "../../support/withdrawals.ts";

const market = useMarket();

/** Each case about the withdrawal, with why it was closed; null is open. */
const casesOf = async (id: string): Promise<string[]> =>
  (await market.database.admin`
    select kind, closed_because from private.staff_cases
    where details ->> 'withdrawal_id' = ${id} order by opened_at`)
    .map(({ kind, closed_because }) => `${kind}: ${closed_because ?? "open"}`);

async function requested() {
  const withdrawal = await withdraw(market, await wealthy(market));
  const link = {
    id: withdrawal.provider_payout_id!,
    external_id: withdrawal.id,
    amount: withdrawal.net,
    url: withdrawal.payout_url,
    expires_at: null,
    failure_reason: null,
  };
  const says = async (status: string, state: string) => {
    const outcome = await market.services.db.service.call("internal.apply_payout_update", {
      payout: { ...link, status, state },
    });
    await market.runDue();
    return outcome;
  };
  return { id: withdrawal.id, says };
}

test("a link that was locked or unknown needs nobody once the withdrawal has ended", async () => {
  const { id, says } = await requested();
  await says("SETTLING", "unknown");
  await says("LOCKED", "locked");
  expect(await casesOf(id)).toEqual(["payout_unknown: open", "payout_locked: open"]);
  expect(await says("COMPLETED", "completed")).toBe("paid");
  expect(await casesOf(id)).toEqual(["payout_unknown: over", "payout_locked: over"]);
});

test("the same unknown status after the withdrawal's end opens the case again, for staff to judge", async () => {
  const { id, says } = await requested();
  await says("SETTLING", "unknown");
  await says("COMPLETED", "completed");
  expect(await casesOf(id)).toEqual(["payout_unknown: over"]);
  expect(await says("SETTLING", "unknown")).toBe("in_suspense");
  expect(await casesOf(id)).toEqual(["payout_unknown: open"]);
});

test("the case of a link that was claimed after its hold had returned ends with the payout", async () => {
  const { id, says } = await requested();
  expect(await says("EXPIRED", "expired")).toBe("expired");
  expect(await says("CLAIMED", "claimed")).toBe("in_suspense");
  expect(await casesOf(id)).toEqual(["payout_claimed: open"]);
  expect(await says("COMPLETED", "completed")).toBe("paid");
  expect(await casesOf(id)).toEqual(["payout_claimed: over", "late_payout: open"]);
});
