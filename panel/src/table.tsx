/** A table that is a list of cards on a phone. People choose its columns. */
import { Button, Checkbox, Popover, Stack, Table as Look } from "@mantine/core";
import { columnVisibilityFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { useEffect, useMemo, useRef } from "react";
import { keyOf } from "./resources.ts";
import { labelOf } from "./resource.ts";
import type { Sorting } from "./sorting.ts";
import type { Field, Row } from "./types.ts";
import { isMoney, Value } from "./value.tsx";
import { nameOf, t } from "./words/index.ts";

interface Given {
  fields: readonly Field[];
  rows: readonly Row[];
  /** Others that a person may add; the choice is kept under `name`. */
  more?: readonly Field[];
  name?: string;
  /** The row that the keyboard has chosen. */
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

const features = tableFeatures({ columnVisibilityFeature });
/** Where the choice of columns is kept. */
export const keptAs = (name: string) => `preloved.panel.columns.${name}`;

function chosenOf(name: string | undefined, fields: readonly Field[], more: readonly Field[]) {
  const kept = name && localStorage.getItem(keptAs(name));
  if (kept) return JSON.parse(kept);
  const shown = fields.map((field) => field.name);
  return Object.fromEntries(more.map((field) => [field.name, shown.includes(field.name)]));
}

export function Table({ fields, rows, more = [], name, at, show, sorting, choice }: Given) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (at !== undefined && at >= 0) body.current?.rows[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const all = useMemo(
    () => [...fields, ...more.filter((each) => !fields.some((field) => field.name === each.name))],
    [fields, more],
  );
  const table = useTable({
    features,
    data: rows,
    columns: useMemo(() => all.map((field) => ({ id: field.name, meta: field })), [all]),
    initialState: { columnVisibility: chosenOf(name, fields, more) },
  });
  const { columnVisibility } = table.state;
  useEffect(() => {
    if (name) localStorage.setItem(keptAs(name), JSON.stringify(columnVisibility));
  }, [name, columnVisibility]);
  const columns = table.getVisibleLeafColumns();
  const fieldOf = (column: { id: string }) => all.find((field) => field.name === column.id)!;
  return (
    <>
      {more.length > 0 && (
        <Popover position="bottom-start" trapFocus withinPortal={false}>
          <Popover.Target>
            <Button size="compact-sm" mb="xs">{t("columns")}</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Stack gap="xs" className="chooser">
              {table.getAllLeafColumns().map((column) => (
                <Checkbox
                  key={column.id}
                  label={nameOf(column.id)}
                  checked={column.getIsVisible()}
                  disabled={column.getIsVisible() && columns.length === 1}
                  onChange={column.getToggleVisibilityHandler()}
                />
              ))}
            </Stack>
          </Popover.Dropdown>
        </Popover>
      )}
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
              {columns.map((column) => (
                <Head key={column.id} field={fieldOf(column)} sorting={sorting} />
              ))}
            </Look.Tr>
          </Look.Thead>
          <Look.Tbody ref={body}>
            {table.getRowModel().rows.map(({ original: row, id }, index) => (
              <Look.Tr key={row["id"] ?? id} aria-current={index === at || undefined}>
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
                {columns.map((column, place) => {
                  const value = row[column.id];
                  const shown = <Value field={fieldOf(column)} value={value} />;
                  return (
                    <Look.Td
                      key={column.id}
                      data-label={nameOf(column.id)}
                      className={isNumber(fieldOf(column)) ? "number" : undefined}
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
    </>
  );
}

/** Their digits stand below each other. */
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
