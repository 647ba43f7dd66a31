/** What an operation is about, and each value that it changes, before and after. */
import { Table } from "@mantine/core";
import type { Row } from "./types.ts";
import { Facts, Value } from "./value.tsx";
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
  const isSame = (name: string) => JSON.stringify(old[name]) === JSON.stringify(next[name]);
  const same = Object.fromEntries(names.filter(isSame).map((name) => [name, old[name]]));
  const changed = names.filter((name) => !isSame(name));
  return (
    <>
      <Facts row={same} />
      {changed.length === 0 ? <p className="note">{t("noChange")}</p> : (
        <div className="scroll">
          <Table>
            <Table.Thead>
              <Table.Tr>
                {["value", "before", "after"].map((name) => (
                  <Table.Th scope="col" key={name}>{nameOf(name)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {changed.map((name) => (
                <Table.Tr key={name} className="changed">
                  <Table.Th scope="row">{nameOf(name)}</Table.Th>
                  {Object.entries({ before: old[name], after: next[name] }).map(([when, value]) => (
                    <Table.Td key={when} data-label={nameOf(when)}>
                      <Value field={{ name, type: "string" }} value={value} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </>
  );
}
