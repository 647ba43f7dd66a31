/** A list as a file, with the filters that are shown: page by page, as long as it is. */
import { Button } from "@mantine/core";
import { csvPage, operationOf } from "./api.ts";
import { saveAs } from "./file.ts";
import { say } from "./notice.tsx";
import { useProgress } from "./progress.tsx";
import type { Watch } from "./progress.tsx";
import { t } from "./words/index.ts";

const PAGE = 100;

export function Export(
  { list, name, query }: { list: string; name: string; query: Record<string, string> },
) {
  const { run, progress } = useProgress();
  const save = () =>
    run(async (watch) => {
      try {
        const text = await readAll(list, query, watch);
        if (!watch.signal.aborted) saveAs(`${name}.csv`, text);
      } catch (error) {
        if (!watch.signal.aborted) say((error as Error).message);
      }
    });
  return progress ?? <Button onClick={save}>{t("csv")}</Button>;
}

async function readAll(list: string, query: Record<string, string>, { show, signal }: Watch) {
  // New lines move others to the next page, where they are read again.
  const lines = new Set<string>();
  const isPaged = operationOf(list).query.some((field) => field.name === "offset");
  let head = "";
  for (let offset = 0; !signal.aborted; offset += PAGE) {
    const page = isPaged ? { limit: PAGE, offset } : {};
    const { text, total } = await csvPage(list, { ...query, format: "csv", ...page }, signal);
    const [first = "", ...rest] = text.split("\r\n").filter((line) => line !== "");
    head = first;
    for (const line of rest) lines.add(line);
    // Not until the total: it counts no further than a thousand.
    if (total === undefined || rest.length === 0) break;
    show({ done: Math.min(offset + PAGE, total), total });
  }
  return [head, ...lines, ""].join("\r\n");
}
