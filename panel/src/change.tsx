/** Each value before and after an operation. */
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
    <td data-label={label}>
      <Value field={{ name, type: "string" }} value={value} />
    </td>
  );
  return (
    <div className="scroll change">
      <table>
        <thead>
          <tr>
            {["value", "before", "after"].map((name) => (
              <th scope="col" key={name}>{nameOf(name)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const isSame = JSON.stringify(old[name]) === JSON.stringify(next[name]);
            return (
              <tr key={name} className={isSame ? undefined : "changed"}>
                <th scope="row">{nameOf(name)}</th>
                {cell(name, nameOf("before"), old[name])}
                {cell(name, nameOf("after"), next[name])}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
