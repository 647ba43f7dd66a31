/** A table that is a list of cards on a phone. */
import { useEffect, useRef } from "react";
import type { Field, Row } from "./types.ts";
import { Value } from "./value.tsx";
import { nameOf } from "./words/index.ts";

interface Given {
  fields: readonly Field[];
  rows: readonly Row[];
  /** The row that the keyboard has chosen. */
  at?: number;
  show?: (row: Row) => void;
}

export function Table({ fields, rows, at, show }: Given) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (at !== undefined && at >= 0) body.current?.rows[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const cell = (field: Field, row: Row) => <Value field={field} value={row[field.name]} />;
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {fields.map((field) => <th scope="col" key={field.name}>{nameOf(field.name)}</th>)}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr key={row.id ?? index} aria-current={index === at || undefined}>
              {fields.map((field, column) => (
                <td
                  key={field.name}
                  data-label={nameOf(field.name)}
                  className={typeof row[field.name] === "number" ? "number" : undefined}
                >
                  {column === 0 && show
                    ? (
                      <button
                        type="button"
                        className="plain"
                        onClick={() => show(row)}
                      >
                        {cell(field, row)}
                      </button>
                    )
                    : cell(field, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
