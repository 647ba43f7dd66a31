import { expect, test } from "vitest";
import { readSchemas } from "../../../local/postgres/schemas.ts";
import { completedSale } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { request } from "../../support/withdrawals.ts";

const market = useMarket();

test("wallet transactions are described in the language of their owner's profile", async () => {
  const { seller, order } = await completedSale(market);
  await request(market, seller, 50_000);
  const described = async () => {
    const { body } = await market.as(seller).get("/wallet/transactions");
    return body.data.items.map((item: { description: string }) => item.description);
  };
  expect(await described()).toEqual(["Penarikan", `Penjualan, pesanan ${order.reference}`]);
  await market.as(seller).patch("/auth/me", { locale: "en" });
  expect(await described()).toEqual(["Withdrawal", `Sale, order ${order.reference}`]);
});

/**
 * Descriptions of transfers: sentences in statements that post a line of a wallet, or lines that others gave them.
 */
const posted = readSchemas().flatMap(({ text }) =>
  text.split(/ledger_(?:post|resolve)\(/).slice(1)
    .map((statement) => statement.split(/;|\)\s+then\n/)[0]!)
    .filter((statement) => /ledger_line\('wallet'|'(voided|expired)'|p_lines/.test(statement))
    .flatMap((statement) =>
      [...statement.matchAll(/'([A-Z][a-z]+[^']*)'/g)].map(([, words]) => words!)
    )
);

test("every description of a wallet's transfer has words in Indonesian", async () => {
  expect(posted.length).toBeGreaterThan(8);
  const rows = await market.database.admin<{ english: string; indonesian: string }[]>`
    select english, private.wallet_description(english || 'X', 'id') as indonesian
    from unnest(${posted}::text[]) as english`;
  // The wallet of a deleted account, which nobody reads.
  const silent = ["Given up with the account"];
  expect(
    rows.filter(({ english, indonesian }) => indonesian.startsWith(english))
      .map(({ english }) => english).filter((english) => !silent.includes(english)),
    "add it to private.wallet_description",
  ).toEqual([]);
});
