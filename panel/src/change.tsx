/** Each value before and after an operation. */
import { Table } from "@mantine/core";
import type { Row } from "./types.ts";
import { Value } from "./value.tsx";
import { nameOf, t } from "./words/index.ts";

interface Given {
  before?: unknown;
  after?: unknown;
}

/** A value that is no object has no name. */
const rowOf = (part: unknown): Row =>
  typeof part === "object" && part !== null && !Array.isArray(part) ? part : { value: part };

export function Change({ before, after }: Given) {
  const [old, next] = [rowOf(before), rowOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .filter((name) => (old[name] ?? next[name] ?? null) !== null);
  if (names.length === 0) return <p className="note">{t("noChange")}</p>;
  const cell = (name: string, label: string, value: unknown) => (
    <Table.Td data-label={label}>
      <Value field={{ name, type: "string" }} value={value} />
    </Table.Td>
  );
  return (
    <div className="scroll change">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {["value", "before", "after"].map((name) => (
              <Table.Th scope="col" key={name}>{nameOf(name)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.map((name) => {
            const isSame = JSON.stringify(old[name]) === JSON.stringify(next[name]);
            return (
              <Table.Tr key={name} className={isSame ? undefined : "changed"}>
                <Table.Th scope="row">{nameOf(name)}</Table.Th>
                {cell(name, nameOf("before"), old[name])}
                {cell(name, nameOf("after"), next[name])}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
