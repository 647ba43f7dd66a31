/** Takes a row out of every list before the answer is there, and puts it back after an error. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Row } from "./types.ts";

type Kept = [QueryKey, unknown][];

export function hide(client: QueryClient, id: string): Kept {
  const kept: Kept = [];
  for (const [key, data] of client.getQueriesData<Row>({ queryKey: ["list"] })) {
    if (!data?.items.some((item: Row) => item.id === id)) continue;
    kept.push([key, data]);
    const items = data.items.filter((item: Row) => item.id !== id);
    const total = data.total && data.total - 1;
    client.setQueryData(key, { ...data, items, total });
  }
  return kept;
}

export function restore(client: QueryClient, kept: Kept): void {
  for (const [key, data] of kept) client.setQueryData(key, data);
}
