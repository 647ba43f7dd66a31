/** Whether the stored totals of listings equal a recount. */
import { useAnswer } from "../answer.ts";
import { Heading } from "../heading.tsx";
import { Facts } from "../value.tsx";
import { t } from "../words/index.ts";

export function Discovery() {
  const found = useAnswer("admin_discovery", undefined, { refetchOnWindowFocus: false });
  return (
    <>
      <Heading>{t("discovery")}</Heading>
      {found.exact && <p role="status">{t("discoveryExact")}</p>}
      <Facts row={found} />
    </>
  );
}
