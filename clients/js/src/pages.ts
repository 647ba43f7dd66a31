import type { Init, Item, PagedPath, Result } from "./types.ts";

export type Each = <P extends PagedPath>(
  path: P,
  init?: Init<"get", P>,
) => AsyncGenerator<Item<P>, void>;

interface Page {
  next_cursor: string | null;
}

interface Asked {
  params?: { query?: object };
}

type Get = (path: string, init: object) => Promise<Result<unknown>>;

/** All items of a list, page by page, each once, also while others arrive. Throws a MarketError. */
export function createEach(get: Get): Each {
  return async function* each(path: string, init: Asked = {}): AsyncGenerator<unknown, void> {
    let cursor: string | null = null;
    do {
      const more = cursor !== null && { cursor, offset: undefined };
      const query = { ...init.params?.query, ...more };
      const { data, error } = await get(path, { ...init, params: { ...init.params, query } });
      if (error) throw error;
      yield* Object.values(data as Page).find(Array.isArray) ?? [];
      cursor = (data as Page).next_cursor;
    } while (cursor !== null);
  } as unknown as Each;
}
