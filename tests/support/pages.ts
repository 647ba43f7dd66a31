import { expect } from "vitest";
import type { Client } from "./client.ts";
import { must } from "./client.ts";

/**
 * A list has these items, named by `id`, in this order: counted, by offset and by cursor. Needs three items, so that
 * there are pages. `path` may have filters.
 */
export async function expectPages(client: Client, path: string, ids: string[]): Promise<void> {
  expect(ids.length).toBeGreaterThan(2);
  const ask = (query: string) => client.get(`${path}${path.includes("?") ? "&" : "?"}${query}`);
  const page = async (query: string) => {
    const { items, ...rest } = await must(ask(query));
    return { ids: items.map(({ id }: { id: string }) => id) as string[], ...rest };
  };
  const total = ids.length;
  expect(await page("limit=100")).toMatchObject({
    ids,
    total,
    limit: 100,
    offset: 0,
    next_cursor: null,
  });
  let cursor = "";
  for (let offset = 0; offset < total; offset += 2) {
    const expected = { ids: ids.slice(offset, offset + 2), total, limit: 2 };
    const skipped = await page(`limit=2&offset=${offset}`);
    const followed = await page(`limit=2${cursor && `&cursor=${cursor}`}`);
    expect(skipped).toMatchObject({ ...expected, offset });
    expect(followed).toMatchObject({ ...expected, offset: 0 });
    expect(followed.next_cursor).toBe(skipped.next_cursor);
    expect(skipped.next_cursor === null).toBe(offset + 2 >= total);
    if (skipped.next_cursor !== null) {
      cursor = skipped.next_cursor;
      expect((await ask(`cursor=${cursor}&offset=0`)).status).toBe(400);
    }
  }
  for (const offset of [total, 100]) {
    expect(await page(`offset=${offset}`)).toMatchObject({ ids: [], total, next_cursor: null });
  }
  for (const wrong of ["limit=x", "limit=-1", "offset=x", "offset=-1", "offset=", "cursor=x"]) {
    expect((await ask(wrong)).status, wrong).toBe(400);
  }
}
