/** The transfers of an order between accounts. */
import { Part } from "../part.tsx";
import type { Row } from "../types.ts";
import { Badge } from "../value.tsx";
import { nameOf, rupiah, time } from "../words/index.ts";

export function Ledger({ transfers }: { transfers: Row[] }) {
  return (
    <Part name="ledger" rows={transfers}>
      {transfers.map(({ id, kind, event_at, outcome, is_pending, entries }) => (
        <li key={id}>
          <b>{nameOf(kind)}</b> <Badge value={is_pending ? "pending" : outcome ?? "posted"} />{" "}
          <time className="note" dateTime={event_at}>{time(event_at)}</time>
          <dl className="entries">
            {entries.map(({ account, amount }: Row, index: number) => (
              <div key={index} className={amount < 0 ? "out" : "in"}>
                <dt>{nameOf(account)}</dt>
                <dd>{rupiah(amount)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Part>
  );
}
