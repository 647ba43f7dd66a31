/** Decisions about money that staff made alone: their sums, and repeated decisions for the same user. */
import { useAnswer } from "../answer.ts";
import { Heading } from "../heading.tsx";
import { Table } from "../table.tsx";
import type { Field, Row } from "../types.ts";
import { t } from "../words/index.ts";

const names = (...all: string[]): Field[] => all.map((name) => ({ name, type: "string" }));
const money = (...all: string[]): Field[] => all.map((name) => ({ name, type: "integer" }));
const STAFF: Field[] = [
  ...names("staff_username", "limit_name"),
  ...money("decisions", "day_amount", "day_limit", "month_amount"),
];
const REPEATS: Field[] = [
  ...names("staff_username", "username", "user_id"),
  ...money("decisions", "amount"),
  { name: "last_decided_at", type: "string", format: "date-time" },
];

export function Decisions() {
  const { repeats, staff } = useAnswer("admin_decisions");
  const part = (rows: readonly Row[], fields: readonly Field[]) =>
    rows.length > 0
      ? <Table fields={fields} rows={rows} />
      : <p className="empty">{t("emptyAll")}</p>;
  return (
    <>
      <Heading>{t("decisions")}</Heading>
      <h2>{t("forSameUser")}</h2>
      {part(repeats, REPEATS)}
      <h2>{t("sumsOfStaff")}</h2>
      {part(staff, STAFF)}
    </>
  );
}
