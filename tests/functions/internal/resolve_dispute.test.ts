import { expect, test } from "vitest";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket(RACING);

const PATH = "/internal/commands/resolve-dispute";
const actor = "Dewi of finance";

async function disputed() {
  const sale = await market.saleIn("DELIVERED");
  const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
  return { sale, dispute_id: String(dispute.id) };
}
const countNotifications = async (userId: string, kind: string) =>
  (await market.sql`
    select 1 from public.notifications where user_id = ${userId} and kind = ${kind}`).length;

test.each([["release", "COMPLETED"], ["refund", "REFUNDED"]] as const)(
  "%s ends the dispute in %s and notifies both parties in the same transaction",
  async (resolution, status) => {
    const { sale, dispute_id } = await disputed();
    const answer = await tell(market, PATH, { dispute_id, resolution, note: "Foto jelas", actor });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: dispute_id,
      order_id: sale.order.id,
      status: "resolved",
      resolved_by: "portal",
      resolution,
      note: "Foto jelas",
    });
    expect(await sale.status()).toBe(status);
    for (const { id } of [sale.buyer, sale.seller]) {
      expect(await countNotifications(id, "dispute.resolved")).toBe(1);
    }
    await market.proveMoney();
  },
);

test("order_id identifies the dispute too; if both ids are given they must match", async () => {
  const [first, second] = [await disputed(), await disputed()];
  const both = (order_id: string) => ({
    dispute_id: first.dispute_id,
    order_id,
    resolution: "release",
    actor: { id: 7, name: "Dewi" },
  });
  expect((await tell(market, PATH, both(second.sale.order.id))).status).toBe(404);
  expect((await tell(market, PATH, both(first.sale.order.id))).status).toBe(200);
  const { order } = second.sale;
  const byOrder = { order_id: order.id, resolution: "refund", actor };
  expect((await tell(market, PATH, byOrder)).body.data.id).toBe(second.dispute_id);
});

test("a command without id, resolution or actor is rejected; an unknown dispute is not found", async () => {
  const dispute_id = crypto.randomUUID();
  const send = async (body: unknown) => (await tell(market, PATH, body)).status;
  expect(await send({ resolution: "release", actor })).toBe(400);
  expect(await send({ dispute_id, resolution: "split", actor })).toBe(400);
  expect(await send({ dispute_id, resolution: "release" })).toBe(400);
  expect(await send({ dispute_id, resolution: "release", actor })).toBe(404);
});

test("a forged or altered command changes nothing", async () => {
  const { sale, dispute_id } = await disputed();
  const command = { dispute_id, resolution: "refund", actor };
  const secret = "whsec_Zm9yZ2VkLXNlY3JldC1vZi0zMi1ieXRlcyEhISE=";
  const sent = JSON.stringify({ ...command, resolution: "release" });
  expect((await tell(market, PATH, command, { secret })).status).toBe(401);
  expect((await tell(market, PATH, command, { sent })).status).toBe(401);
  expect((await market.with({}).post(PATH, command)).status).toBe(401);
  expect(await sale.status()).toBe("DISPUTED");
});

test("ten concurrent repeats of one webhook-id resolve once and get the same bytes", async () => {
  const { sale, dispute_id } = await disputed();
  const command = { dispute_id, resolution: "refund", actor };
  const id = crypto.randomUUID();
  const answers = await atOnce(10, () => tell(market, PATH, command, { id }));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get("Idempotent-Replayed"))).toHaveLength(9);
  expect(await sale.status()).toBe("REFUNDED");
  const other = { ...command, resolution: "release" };
  expect((await tell(market, PATH, other, { id })).status).toBe(409);
  // A new command comes too late.
  expect((await tell(market, PATH, other)).status).toBe(409);
  await market.proveMoney();
});

test("of concurrent decisions by staff and portal one succeeds", async () => {
  const { sale, dispute_id } = await disputed();
  const ops = await market.staff("ops_admin");
  const answers = await Promise.all([
    ops.post(`/admin/disputes/${dispute_id}/resolve`, {
      resolution: "release",
      note: "Sesuai foto",
    }),
    tell(market, PATH, { dispute_id, resolution: "refund", actor }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)!.body.data.resolution;
  expect(await sale.status()).toBe(winner === "refund" ? "REFUNDED" : "COMPLETED");
  await market.proveMoney();
});
