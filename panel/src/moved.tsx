/** What a decision would move: whose money, before and after. */
import { Table } from "@mantine/core";
import type { Row } from "./types.ts";
import { nameOf, rupiah, t } from "./words/index.ts";

export function Moved({ money }: { money: readonly Row[] }) {
  if (money.length === 0) return null;
  const cells = ({ amount, balance_after }: Row): [string, number | null][] => [
    ["before", balance_after === null ? null : balance_after - amount],
    ["amount", amount],
    ["after", balance_after],
  ];
  return (
    <div className="scroll change">
      <Table aria-label={t("moves")}>
        <Table.Thead>
          <Table.Tr>
            {["account", "before", "amount", "after"].map((name) => (
              <Table.Th scope="col" key={name}>{nameOf(name)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {money.map((row) => (
            <Table.Tr key={`${row["account"]} ${row["user_id"]} ${row["order_id"]}`}>
              <Table.Th scope="row">{nameOf(row["account"])} {row["username"]}</Table.Th>
              {cells(row).map(([name, value]) => (
                <Table.Td className="number" data-label={nameOf(name)} key={name}>
                  {value === null ? "–" : rupiah(value)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
