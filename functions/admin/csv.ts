import * as z from "zod";
import { onOneLine } from "../../shared/domain/text.ts";
import { LONGEST_PAGE, staffPage } from "../../shared/http/pagination.ts";
import { OwnReply } from "../../shared/http/reply.ts";

export const format = z.enum(["json", "csv"]).default("json").meta({
  description: "`csv` sends the same rows as a file",
});

/** The query of a list that is also available as CSV, which by default has the longest page. */
export const listOrFile = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.preprocess(
    (query: unknown) =>
      (query as { format?: unknown }).format === "csv"
        ? { limit: String(LONGEST_PAGE), ...query as object }
        : query,
    z.object({ ...fields, format, ...staffPage() }),
  );

type Cell = string | number | boolean | null | undefined;

/** RFC 4180 with a header line, one line per row. Texts that a spreadsheet would run as a formula get a leading quote. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string {
  const line = (cells: readonly Cell[]) => cells.map(cell).join(",");
  const lines = rows.map((row) => line(columns.map((column) => row[column] as Cell)));
  return [line(columns), ...lines, ""].join("\r\n");
}

/** A page of a list that is also available as CSV. */
export interface Listed<Item = Record<string, unknown>> {
  items: Item[];
  total: number;
  next_cursor: string | null;
}

/** `list`: the list from which the file may contain only some items. */
export function csv(
  name: string,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
  list?: Listed<unknown>,
): OwnReply {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
    ...list && { "X-Total-Count": String(list.total) },
    ...list?.next_cursor && { "X-Next-Cursor": list.next_cursor },
  };
  return new OwnReply({ status: 200, text: toCsv(columns, rows), headers });
}

function cell(value: Cell): string {
  if (value === null || value === undefined) return "";
  const plain = typeof value === "string" ? onOneLine(value) : String(value);
  const text = typeof value === "string" && /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
