/** Lists show an action's effect before the answer, and undo it after an error. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { keyOf } from "./resources.ts";
import type { Action, Row } from "./types.ts";

type Kept = [QueryKey, unknown][];

/** The row leaves or takes the form's values; returns the previous rows. */
export function showNow(client: QueryClient, { leaves, changes }: Action, body: Row = {}): Kept {
  const kept: Kept = [];
  const id = leaves ?? changes;
  if (id === undefined) return kept;
  for (const [key, data] of client.getQueriesData<Row>({ queryKey: ["list"] })) {
    if (!data?.items.some((item: Row) => keyOf(item) === id)) continue;
    kept.push([key, data]);
    client.setQueryData(key, leaves ? without(data, id) : withChanges(data, id, body));
  }
  return kept;
}

export function restore(client: QueryClient, kept: Kept): void {
  for (const [key, data] of kept) client.setQueryData(key, data);
}

function without(data: Row, id: string): Row {
  const items = data.items.filter((item: Row) => keyOf(item) !== id);
  return { ...data, items, total: data.total && data.total - 1 };
}

/** Only fields of the row. */
function withChanges(data: Row, id: string, body: Row): Row {
  const changed = (item: Row) => ({
    ...item,
    ...Object.fromEntries(Object.entries(body).filter(([name]) => name in item)),
  });
  return {
    ...data,
    items: data.items.map((item: Row) => keyOf(item) === id ? changed(item) : item),
  };
}
