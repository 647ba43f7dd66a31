/** The subject of an operation, and each value that it changes, before and after. */
import { Compared } from "./compared.tsx";
import type { Row } from "./types.ts";
import { Facts, Value } from "./value.tsx";
import { headOf, nameOf, t } from "./words/index.ts";

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
        <Compared
          heads={["value", "before", "after"].map(headOf)}
          row="changed"
          rows={changed.map((name) => ({
            key: name,
            name: nameOf(name),
            values: [old[name], next[name]].map((value) => (
              <Value field={{ name, type: "string" }} value={value} />
            )),
          }))}
        />
      )}
    </>
  );
}
