/** A table that is a list of cards on a phone. */
import { Checkbox, Table as Look } from "@mantine/core";
import { useEffect, useRef } from "react";
import { keyOf } from "./resources.ts";
import { labelOf } from "./resource.ts";
import type { Sorting } from "./sorting.ts";
import type { Field, Row } from "./types.ts";
import { isMoney, Value } from "./value.tsx";
import { headOf, nameOf, t } from "./words/index.ts";

interface Given {
  fields: readonly Field[];
  rows: readonly Row[];
  /** The row chosen with the keyboard. */
  at?: number;
  show?: (row: Row) => void;
  sorting?: Sorting;
  choice?: Choice;
}

/** Rows that are ticked, by their key. */
interface Choice {
  chosen: readonly string[];
  choose: (keys: string[]) => void;
  may: (row: Row) => boolean;
}

export function Table({ fields, rows, at, show, sorting, choice }: Given) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (at !== undefined && at >= 0) body.current?.rows[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <div className="scroll" tabIndex={show ? undefined : 0}>
      <Look highlightOnHover={show !== undefined}>
        <Look.Thead>
          <Look.Tr>
            {choice && (
              <Look.Th scope="col">
                <Checkbox
                  aria-label={t("chooseAll")}
                  checked={choice.chosen.length > 0}
                  indeterminate={choice.chosen.length > 0 &&
                    choice.chosen.length < rows.filter(choice.may).length}
                  onChange={({ currentTarget: { checked } }) =>
                    choice.choose(checked ? rows.filter(choice.may).map(keyOf) : [])}
                />
              </Look.Th>
            )}
            {fields.map((field) => <Head key={field.name} field={field} sorting={sorting} />)}
          </Look.Tr>
        </Look.Thead>
        <Look.Tbody ref={body}>
          {rows.map((row, index) => (
            <Look.Tr key={row["id"] ?? index} aria-current={index === at || undefined}>
              {choice && (
                <Look.Td className="choice">
                  {choice.may(row) && (
                    <Checkbox
                      aria-label={t("choose", { subject: labelOf(row) })}
                      checked={choice.chosen.includes(keyOf(row))}
                      onChange={({ currentTarget: { checked } }) => {
                        const others = choice.chosen.filter((each) => each !== keyOf(row));
                        choice.choose(checked ? [...others, keyOf(row)] : others);
                      }}
                    />
                  )}
                </Look.Td>
              )}
              {fields.map((field, place) => {
                const shown = <Value field={field} value={row[field.name]} />;
                return (
                  <Look.Td
                    key={field.name}
                    data-label={headOf(field.name)}
                    className={isNumber(field) ? "number" : undefined}
                  >
                    {place === 0 && show
                      ? (
                        <button
                          type="button"
                          className="plain"
                          onClick={() => show(row)}
                        >
                          {shown}
                        </button>
                      )
                      : shown}
                  </Look.Td>
                );
              })}
            </Look.Tr>
          ))}
        </Look.Tbody>
      </Look>
    </div>
  );
}

/** Aligned by digits. */
const isNumber = ({ name, type }: Field) =>
  type === "integer" || type === "number" || isMoney(name);

function Head({ field, sorting }: { field: Field; sorting?: Sorting }) {
  const { name } = field;
  const { order, may, by } = sorting ?? {};
  const isDown = order?.name === name ? order.isDown : undefined;
  const direction = isDown === undefined ? undefined : isDown ? "descending" : "ascending";
  return (
    <Look.Th scope="col" aria-sort={direction} className={isNumber(field) ? "number" : undefined}>
      {may?.(name)
        ? (
          <button
            type="button"
            className="plain"
            onClick={() => by!(name)}
          >
            {nameOf(name)} <span aria-hidden>{direction && (isDown ? "↓" : "↑")}</span>
          </button>
        )
        : nameOf(name)}
    </Look.Th>
  );
}
