/** What an action does to its row shows in every list before the answer is there, and goes back after an error. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { keyOf } from "./resources.ts";
import type { Action, Row } from "./types.ts";

type Kept = [QueryKey, unknown][];

/** The row leaves, or has what the form says; what was there before is returned. */
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

/** Only what the row has: a form also has what no list shows. */
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
