/** Money and growth over time: charts, the table with their numbers, and the sums. */
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Chart } from "../chart.tsx";
import { Figure } from "../figure.tsx";
import { csvOf, saveAs } from "../file.ts";
import { Filters } from "../filters.tsx";
import { Heading } from "../heading.tsx";
import { Problem } from "../problem.tsx";
import { useRoute } from "../router.ts";
import { Table } from "../table.tsx";
import type { Field, Row } from "../types.ts";
import { Facts, isMoney } from "../value.tsx";
import { headOf, number, rupiah, t } from "../words/index.ts";

const GROWTH = ["mau", "new_users", "transactions", "gmv", "revenue"];
const REPORTS = {
  revenue: {
    list: "admin_revenue",
    part: "items",
    at: "period",
    charts: ["revenue"],
    columns: ["protection_fees", "commission", "boosts", "promotions", "claims", "revenue"],
  },
  analytics: {
    list: "admin_analytics",
    part: "days",
    at: "day",
    charts: ["gmv", "revenue", "transactions", "active_users"],
    columns: ["active_users", ...GROWTH],
  },
};
const formatOf = (name: string) => isMoney(name) ? rupiah : number;

function Report({ name }: { name: keyof typeof REPORTS }) {
  const { list, part, at, charts, columns } = REPORTS[name];
  const { query } = useRoute();
  const found = useQuery<Row>({
    queryKey: [list, query],
    queryFn: () => call(list, { query }),
    placeholderData: keepPreviousData,
  });
  const { [part]: rows = [], previous, totals }: Row = found.data ?? {};
  const inOrder: Row[] = rows.toSorted((one: Row, other: Row) => one[at].localeCompare(other[at]));
  const fields: Field[] = [
    { name: at, type: "string", format: "date" },
    ...columns.map((each): Field => ({ name: each, type: "integer" })),
  ];
  return (
    <>
      <Heading>{t(name)}</Heading>
      <Filters key={JSON.stringify(query)} name={name} list={list} />
      {found.error && <Problem error={found.error} again={() => found.refetch()} />}
      {found.isFetching && <p role="status">{t("loading")}</p>}
      {previous && (
        <div className="figures">
          {GROWTH.map((each) => (
            <Figure key={each} name={each} value={formatOf(each)(found.data![each])}>
              {`${t("previous")}: ${formatOf(each)(previous[each])}`}
            </Figure>
          ))}
        </div>
      )}
      {found.data && rows.length === 0 && <p className="empty">{t("empty")}</p>}
      {rows.length > 0 && (
        <>
          <div className="pair charts">
            {charts.map((each) => (
              <Chart
                key={each}
                title={headOf(each)}
                points={inOrder.map((row) => ({ at: row[at], value: row[each] }))}
                format={formatOf(each)}
              />
            ))}
          </div>
          {totals && (
            <section>
              <h2>{t("totals")}</h2>
              <Facts row={totals} />
            </section>
          )}
          {previous && (
            <div className="buttons">
              <Button onClick={() => saveAs(`${name}.csv`, csvOf(inOrder))}>{t("csv")}</Button>
            </div>
          )}
          <Table fields={fields} rows={inOrder.toReversed()} />
        </>
      )}
    </>
  );
}

export const Revenue = () => <Report name="revenue" />;
export const Analytics = () => <Report name="analytics" />;
