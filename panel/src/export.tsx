/** Saves a list as a file, with the shown filters: page by page, up to its end. */
import { Button } from "@mantine/core";
import { csvPage } from "./api.ts";
import { saveAs } from "./file.ts";
import { say } from "./notice.tsx";
import { sentenceOf } from "./problem.tsx";
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
        if (!watch.signal.aborted) say(sentenceOf(error));
      }
    });
  return progress ?? <Button onClick={save}>{t("csv")}</Button>;
}

async function readAll(list: string, query: Record<string, string>, { show, signal }: Watch) {
  let text = "";
  for (let cursor: string | undefined, done = 0; !signal.aborted; done += PAGE) {
    const page = await csvPage(
      list,
      { ...query, offset: undefined, format: "csv", cursor },
      signal,
    );
    // Each page begins with the head.
    text += text ? page.text.slice(page.text.indexOf("\r\n") + 2) : page.text;
    if (!page.cursor) break;
    cursor = page.cursor;
    show({ done: Math.min(done + PAGE, page.total), total: page.total });
  }
  return text;
}
