/** Whether the stored totals of listings equal a recount. */
import { useQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import { Problem } from "../problem.tsx";
import type { Row } from "../types.ts";
import { Facts } from "../value.tsx";
import { t } from "../words/index.ts";

export function Discovery() {
  const found = useQuery<Row>({
    queryKey: ["discovery"],
    queryFn: () => call("admin_discovery"),
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <Heading>{t("discovery")}</Heading>
      {found.error && <Problem error={found.error} again={() => found.refetch()} />}
      {found.isPending && <p role="status">{t("loading")}</p>}
      {found.data?.exact && <p role="status">{t("discoveryExact")}</p>}
      {found.data && <Facts row={found.data} />}
    </>
  );
}
