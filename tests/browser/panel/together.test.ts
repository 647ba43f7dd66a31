/** Two people at the same work: what one decides, the other finds decided. */
import { expect, test } from "vitest";
import { clearFaults, deliver } from "../sales.ts";
import { call, stack, useBrowser } from "../support.ts";
import { go, usePanel } from "./support.ts";

const open = usePanel();
const browse = useBrowser();

const sandbox = async (path: string, body?: unknown) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(stack.sandbox_url + path, {
    headers,
    ...body !== undefined && { method: "POST", body: JSON.stringify(body) },
  });
  expect(answer.status, path).toBeLessThan(300);
  return await answer.json();
};

async function withdraw(amount: number): Promise<string> {
  const key = { "idempotency-key": crypto.randomUUID() };
  const { status, body } = await call("seller", "POST", "/wallet/withdrawals", { amount }, key);
  expect(status).toBe(201);
  return body.data.id;
}

test("a withdrawal whose answer was lost is resolved: one proposes the provider's link, another approves", async () => {
  const shop = await browse("/");
  await deliver(shop, [/^Buyer confirms/]);
  await shop.close();
  await sandbox("/payment/payouts/duplicates", { answer: "error" });
  await sandbox("/faults", { provider: "payment", kind: "timeout_after_commit" });
  const id = await withdraw(50_000);
  const link = await sandbox(`/payment/payouts/${id}`);
  await clearFaults(stack.sandbox_url);
  const first = await open("administrator");
  await first.locator("header a", { hasText: "Withdrawals" }).click();
  await go(first, "#/payouts?status=HELD");
  await first.locator("tbody button").first().click();
  await first.getByRole("button", { name: "Resolve a payout" }).click();
  await first.locator("[name=provider_payout_id]").fill(link.id);
  await first.getByLabel(/^Reason/).fill("Ticket 21: the provider's list has it");
  await first.getByRole("button", { name: /^Do it now/ }).click();
  await first.getByRole("link", { name: "See the proposal" }).click();
  await first.getByText("You proposed this").waitFor();
  await first.close();

  const second = await open("superadmin");
  await second.locator(".tiles a", { hasText: "Proposals that wait for you" }).click();
  await second.locator("tbody tr", { hasText: "Ticket 21" }).getByRole("button").click();
  await second.getByRole("button", { name: "Approve a proposal" }).click();
  await second.getByRole("button", { name: /^Do it now/ }).click();
  await second.getByText("Decided by root.indah").waitFor();
  expect(await second.locator("tr.changed").allInnerTexts()).toContainEqual(
    expect.stringMatching(/held[\s\S]*link created/),
  );
  await second.close();
  const { body } = await call("administrator", "GET", "/admin/payouts?status=LINK_CREATED");
  expect(body.data.items.map((each: { id: string }) => each.id)).toContain(id);
  await sandbox("/payment/payouts/duplicates", { answer: "first_link" });
});
