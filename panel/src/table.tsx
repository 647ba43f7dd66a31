/** A table that is a list of cards on a phone. People choose its columns. */
import { Button, Checkbox, Popover, Stack, Table as Look } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
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

/** By name, whether a column is shown: what a person chose, kept in this browser. */
export const useColumns = (name = "") =>
  useLocalStorage<Record<string, boolean>>({
    key: `preloved.panel.columns.${name}`,
    getInitialValueInEffect: false,
  });

export function Table({ fields, rows, more = [], name, at, show, sorting, choice }: Given) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (at !== undefined && at >= 0) body.current?.rows[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const [kept = {}, keep] = useColumns(name);
  const others = more.filter((each) => !fields.some((field) => field.name === each.name));
  const all = [...fields, ...others];
  const isShown = (field: Field) => kept[field.name] ?? fields.includes(field);
  const columns = all.filter(isShown);
  return (
    <>
      {more.length > 0 && (
        <Popover position="bottom-start" trapFocus withinPortal={false}>
          <Popover.Target>
            <Button size="compact-sm" mb="xs">{t("columns")}</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Stack gap="xs" className="chooser">
              {all.map((field) => (
                <Checkbox
                  key={field.name}
                  label={nameOf(field.name)}
                  checked={isShown(field)}
                  disabled={isShown(field) && columns.length === 1}
                  onChange={() => keep({ ...kept, [field.name]: !isShown(field) })}
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
              {columns.map((field) => <Head key={field.name} field={field} sorting={sorting} />)}
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
                {columns.map((field, place) => {
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
