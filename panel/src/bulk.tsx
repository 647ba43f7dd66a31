/** One decision about several rows of a page: a call and a line of the audit log for each. */
import { Button, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "./api.ts";
import { say } from "./notice.tsx";
import { Problem } from "./problem.tsx";
import { useProgress } from "./progress.tsx";
import { labelOf } from "./resource.ts";
import type { Resource } from "./resource.ts";
import type { Row } from "./types.ts";
import { number, t } from "./words/index.ts";

interface Given {
  bulk: NonNullable<Resource["bulk"]>;
  rows: Row[];
  /** The rows without a decision stay chosen. */
  keep: (rows: Row[]) => void;
}

export function Bulk({ bulk: { operation, fixed, title }, rows, keep }: Given) {
  const client = useQueryClient();
  const { run, progress } = useProgress();
  const [failed, setFailed] = useState<{ row: Row; error: unknown }[]>([]);
  const decide = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in the field, while the work goes on.
    if (progress) return;
    const note = String(new FormData(event.currentTarget).get("note")).trim();
    return run(async ({ show, signal }) => {
      const failed: { row: Row; error: unknown }[] = [];
      let done = 0;
      for (; done < rows.length && !signal.aborted; done++) {
        show({ done, total: rows.length });
        const row = rows[done]!;
        await call(operation, { path: { id: row.id }, body: { ...fixed, note } })
          .catch((error) => failed.push({ row, error }));
      }
      setFailed(failed);
      keep([...failed.map(({ row }) => row), ...rows.slice(done)]);
      const words = { title: t(title), redriven: done - failed.length, matching: rows.length };
      say(t("doneMany", words));
      await client.invalidateQueries();
    });
  };
  // The work continues while its list shows another page.
  if (!progress && rows.length + failed.length === 0) return null;
  return (
    <form className="action" onSubmit={decide}>
      <h3>{t("chosen", { title: t(title), count: number(rows.length) })}</h3>
      <TextInput name="note" label={t("reason")} required minLength={3} maxLength={500} />
      {failed.map(({ row, error }) => (
        <div key={row.id}>
          <b>{labelOf(row)}</b>
          <Problem error={error} />
        </div>
      ))}
      {progress ?? (
        <div className="buttons">
          <Button type="submit" variant="filled" disabled={rows.length === 0}>{t(title)}</Button>
          <Button
            onClick={() => {
              setFailed([]);
              keep([]);
            }}
          >
            {t("back")}
          </Button>
        </div>
      )}
    </form>
  );
}
