/** Lists as spreadsheets: for routes that answer `?format=csv` beside JSON. */
import * as z from "zod";
import type { Reply } from "./endpoint.ts";

export const format = z.enum(["json", "csv"]).default("json");

type Cell = string | number | boolean | null | undefined;

/** RFC 4180, with a header line. A text that a spreadsheet would take for a formula is kept from being one. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string {
  const line = (cells: readonly Cell[]) => cells.map(cell).join(",");
  const lines = rows.map((row) => line(columns.map((column) => row[column] as Cell)));
  return [line(columns), ...lines, ""].join("\r\n");
}

/** 200 with the rows as a file. */
export function csv(
  name: string,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): Reply {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  };
  return { status: 200, text: toCsv(columns, rows), headers };
}

function cell(value: Cell): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value)
    ? `'${value}`
    : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
