/** The money that a decision would move: the owners, before and after. */
import { Compared } from "./compared.tsx";
import type { Row } from "./types.ts";
import { headOf, nameOf, rupiah, t } from "./words/index.ts";

const shown = (value: number | null) => value === null ? "–" : rupiah(value);

export function Moved({ money }: { money: readonly Row[] }) {
  if (money.length === 0) return null;
  return (
    <Compared
      title={t("moves")}
      heads={["account", "before", "amount", "after"].map(headOf)}
      value="number"
      rows={money.map(({ account, user_id, order_id, username, amount, balance_after: after }) => ({
        key: `${account} ${user_id} ${order_id}`,
        name: `${nameOf(account)} ${username ?? ""}`,
        values: [after === null ? null : after - amount, amount, after].map(shown),
      }))}
    />
  );
}
