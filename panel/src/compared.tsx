/** A small table: a row's subject, and its values under their heads. */
import { Table } from "@mantine/core";
import type { ReactNode } from "react";

interface Given {
  title?: string;
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; values: readonly ReactNode[] }[];
  row?: string;
  value?: string;
}

/** `row` and `value` are CSS classes. */
export const Compared = ({ title, heads, rows, row, value }: Given) => (
  <div className="scroll">
    <Table aria-label={title}>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, index) => (
            <Table.Th scope="col" key={head} className={index > 0 ? value : undefined}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, name, values }) => (
          <Table.Tr key={key} className={row}>
            <Table.Th scope="row">{name}</Table.Th>
            {values.map((each, index) => (
              <Table.Td key={index} className={value} data-label={heads[index + 1]}>
                {each}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);
