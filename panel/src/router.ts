/** The page named by the address (address.ts). */
import { useMemo, useSyncExternalStore } from "react";

function subscribe(change: () => void): () => void {
  addEventListener("hashchange", change);
  return () => removeEventListener("hashchange", change);
}

interface Route {
  hash: string;
  page: string;
  id: string;
  query: Record<string, string>;
  /** The key of the row in the list's dialog. */
  row?: string;
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => {
    const [path = "", search = ""] = hash.replace(/^#?\/?/, "").split("?");
    const [page = "", id = ""] = path.split("/");
    const { row, ...query } = Object.fromEntries(new URLSearchParams(search));
    return { hash, page, id, query, row };
  }, [hash]);
}
