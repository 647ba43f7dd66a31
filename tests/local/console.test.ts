import { expect, test } from "vitest";
import { flowOf } from "../../panel/src/drawing/flow.ts";
import type { Entry } from "../../panel/src/drawing/flow.ts";

/** `["payment", "provider_cash", -100]`: transfer kind, account and amount. */
function entries(
  ...lines: [transfer: string, account: string, amount: number, owner?: string][]
): Entry[] {
  return lines.map(([transfer, account, amount, owner]) => ({
    transfer,
    kind: transfer,
    account,
    owner: owner ?? null,
    amount,
  }));
}

const SALE = entries(
  ["payment", "provider_cash", -259],
  ["payment", "protection_fee_held", 8],
  ["payment", "escrow", 240],
  ["payment", "shipping_payable", 11],
  ["release", "protection_fee_held", -8],
  ["release", "escrow", -240],
  ["release", "wallet", 240, "sari"],
  ["release", "protection_fee_revenue", 8],
);

test("a payment is divided among accounts, and each amount has its own arrows", () => {
  const { arrows } = flowOf(SALE);
  expect(arrows.map(({ from, to, amount, step }) => [step, from, to, amount])).toEqual([
    [1, "provider_cash", "protection_fee_held", 8],
    [1, "provider_cash", "escrow", 240],
    [1, "provider_cash", "shipping_payable", 11],
    [2, "protection_fee_held", "protection_fee_revenue", 8],
    [2, "escrow", "wallet sari", 240],
  ]);
});

test("the arrows at each account sum to its entries", () => {
  const refund = entries(
    ["refund", "escrow", -240],
    ["refund", "claims", -11],
    ["refund", "wallet", 200, "rani"],
    ["refund", "promotions", 51],
  );
  const { arrows, nodes } = flowOf([...SALE, ...refund]);
  for (const { id, net, account } of nodes) {
    if (account === "") continue;
    const brought = arrows.filter(({ to }) => to === id).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
    const taken = arrows.filter(({ from }) => from === id).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
    expect(brought - taken, id).toBe(net);
  }
});

test("no two boxes overlap, and an arrow across the middle column has a row there", () => {
  const { arrows, nodes } = flowOf([
    ...SALE,
    ...entries(["late", "provider_cash", -30], ["late", "wallet", 30, "rani"]),
  ]);
  const spots = nodes.map(({ column, row }) => `${column}:${row}`);
  expect(new Set(spots).size).toBe(spots.length);
  const over = arrows.find(({ step }) => step === 3)!;
  expect(nodes.find(({ id }) => id === over.via)).toMatchObject({ column: 1, account: "" });
});
