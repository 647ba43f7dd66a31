/** The order of a list's rows, chosen by the heads of its columns. */
import { useState } from "react";
import { go, to } from "./address.ts";
import { operationOf } from "./api.ts";
import type { Resource } from "./resource.ts";
import type { Row } from "./types.ts";

export interface Order {
  name: string;
  isDown: boolean;
}

export interface Sorting {
  order?: Order;
  may: (column: string) => boolean;
  by: (column: string) => void;
}

/** An age grows while its time stays. */
const isAge = (column: string) => /^age/.test(column);

/**
 * A list that fits on its page can be sorted by any column. The API sorts a longer one only by time: another order of
 * one page would look like an order of the list.
 */
export function useSorting(name: string, resource: Resource, query: Row, list?: Row) {
  const [chosen, choose] = useState<Order>();
  const rows: Row[] = list?.items ?? [];
  const isWhole = !query.cursor && rows.length === list?.total;
  const canAsk = operationOf(resource.list).query.some((field) => field.name === "sort");
  const time = canAsk ? resource.columns.find((each) => /^age|_at$/.test(each)) : undefined;
  const asked: Order | undefined = time === undefined
    ? undefined
    : { name: time, isDown: (query.sort === "oldest") === isAge(time) };
  const order = (isWhole ? chosen : undefined) ?? asked;
  const sorting: Sorting = {
    order,
    may: (column) => isWhole || column === time,
    by: (column) => {
      const isDown = order?.name === column ? !order.isDown : true;
      if (isWhole) return choose({ name: column, isDown });
      const { offset: _, cursor: __, ...filters } = query;
      go(to(name, { ...filters, sort: isDown === isAge(column) ? "oldest" : "newest" }));
    },
  };
  return { sorting, sorted: isWhole && chosen ? inOrder(rows, chosen) : rows };
}

/** Empty values last. */
export function inOrder(rows: readonly Row[], { name, isDown }: Order): Row[] {
  const isEmpty = (row: Row) => row[name] === null || row[name] === undefined || row[name] === "";
  // The value of an age is a time.
  const sign = isDown !== isAge(name) ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[name], other[name]];
    if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
    const compared = typeof a === "number" && typeof b === "number"
      ? a - b
      : String(a).localeCompare(String(b), undefined, { numeric: true });
    return sign * compared;
  });
}
