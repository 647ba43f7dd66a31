/** Whether the stored totals of listings equal a recount. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import type { Row } from "../types.ts";
import { Facts } from "../value.tsx";
import { t } from "../words/index.ts";

export function Discovery() {
  const found = useSuspenseQuery<Row>({
    queryKey: ["discovery"],
    queryFn: () => call("admin_discovery"),
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <Heading>{t("discovery")}</Heading>
      {found.data.exact && <p role="status">{t("discoveryExact")}</p>}
      <Facts row={found.data} />
    </>
  );
}
