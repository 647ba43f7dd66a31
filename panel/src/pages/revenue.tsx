/** Revenue and costs per day, week or month. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, operationOf } from "../api.ts";
import { Chart } from "../chart.tsx";
import { Filters } from "../filters.tsx";
import { Heading } from "../heading.tsx";
import { Problem } from "../problem.tsx";
import { useRoute } from "../router.ts";
import { Table } from "../table.tsx";
import type { Row } from "../types.ts";
import { Facts } from "../value.tsx";
import { rupiah, t } from "../words/index.ts";

const LIST = "admin_revenue";
/** What makes the revenue; the totals have the rest. */
const COLUMNS = ["protection_fees", "commission", "boosts", "promotions", "claims", "revenue"];

export function Revenue() {
  const { query } = useRoute();
  const found = useQuery<Row>({
    queryKey: ["revenue", query],
    queryFn: () => call(LIST, { query }),
    placeholderData: keepPreviousData,
  });
  const { fields } = operationOf(LIST);
  const period = fields.find(({ name }) => name === "period")!;
  const items: Row[] = found.data?.items ?? [];
  return (
    <>
      <Heading>{t("revenue")}</Heading>
      <Filters key={JSON.stringify(query)} name="revenue" list={LIST} />
      {found.error && <Problem error={found.error} again={() => found.refetch()} />}
      {found.isFetching && <p role="status">{t("loading")}</p>}
      {found.data && items.length === 0 && <p className="empty">{t("empty")}</p>}
      {items.length > 0 && (
        <>
          <Chart
            title={t("perPeriod", { name: t("revenue") })}
            points={inOrder(items, "period", "revenue")}
            format={rupiah}
          />
          <Table
            fields={[period, ...fields.filter(({ name }) => COLUMNS.includes(name))]}
            rows={items}
          />
          <h2>{t("totals")}</h2>
          <Facts row={found.data!.totals} fields={fields.filter((each) => each !== period)} />
        </>
      )}
    </>
  );
}

export const inOrder = (rows: readonly Row[], at: string, name: string) =>
  rows.map((row) => ({ at: row[at], value: row[name] }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
