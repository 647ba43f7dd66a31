/** Which page the address names (address.ts). */
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
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => {
    const [path = "", search = ""] = hash.replace(/^#?\/?/, "").split("?");
    const [page = "", id = ""] = path.split("/").map(decodeURIComponent);
    return { hash, page, id, query: Object.fromEntries(new URLSearchParams(search)) };
  }, [hash]);
}
