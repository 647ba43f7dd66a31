/** How the market grows, beside the period before. */
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
import { nameOf, number, rupiah, t } from "../words/index.ts";
import { inOrder } from "./revenue.tsx";

const FIGURES = ["mau", "new_users", "transactions", "gmv", "revenue"];
const MONEY = ["gmv", "revenue"];
const CHARTS = ["gmv", "revenue", "transactions", "active_users"];
const formatOf = (name: string) => MONEY.includes(name) ? rupiah : number;
const DAY: Field = { name: "day", type: "string", format: "date" };
const fields = [DAY, ...["active_users", ...FIGURES].map(fieldFor)];

function fieldFor(name: string): Field {
  return { name, type: "integer" };
}

export function Analytics() {
  const { query } = useRoute();
  const found = useQuery<Row>({
    queryKey: ["analytics", query],
    queryFn: () => call("admin_analytics", { query }),
    placeholderData: keepPreviousData,
  });
  const days: Row[] = found.data?.days ?? [];
  return (
    <>
      <Heading>{t("analytics")}</Heading>
      <Filters key={JSON.stringify(query)} name="analytics" list="admin_analytics" />
      {found.error && <Problem error={found.error} again={() => found.refetch()} />}
      {found.isFetching && <p role="status">{t("loading")}</p>}
      {found.data && (
        <div className="tiles">
          {FIGURES.map((name) => (
            <Figure key={name} name={name} value={formatOf(name)(found.data[name])}>
              {`${t("previous")}: ${formatOf(name)(found.data["previous"][name])}`}
            </Figure>
          ))}
        </div>
      )}
      {days.length > 0 && (
        <>
          <div className="pair">
            {CHARTS.map((name) => (
              <Chart
                key={name}
                title={nameOf(name)}
                points={inOrder(days, "day", name)}
                format={formatOf(name)}
              />
            ))}
          </div>
          <div className="buttons">
            <Button onClick={() => saveAs("analytics.csv", csvOf(days))}>
              {t("csv")}
            </Button>
          </div>
          <Table fields={fields} rows={days} />
        </>
      )}
    </>
  );
}
