/** Whether the stored totals of listings equal a recount, which reads all visible listings: only on request. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import type { Row } from "../types.ts";
import { Facts } from "../value.tsx";
import { t } from "../words/index.ts";

export function Discovery() {
  const { data, isFetching, refetch } = useQuery<Row>({
    queryKey: ["admin_discovery"],
    queryFn: () => call("admin_discovery"),
    enabled: false,
    throwOnError: true,
  });
  return (
    <>
      <Heading>{t("discovery")}</Heading>
      <Button loading={isFetching} onClick={() => void refetch()}>{t("recount")}</Button>
      {data?.exact && <p role="status">{t("discoveryExact")}</p>}
      {data && <Facts row={data} />}
    </>
  );
}
