/** Everything about an order, and the currently possible steps. */
import { useSuspenseQueries } from "@tanstack/react-query";
import { Actions } from "../actions.tsx";
import { to } from "../address.ts";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import { Notes } from "../notes.tsx";
import { Part } from "../part.tsx";
import { useRoute } from "../router.ts";
import { isClosable } from "../cases.ts";
import { claimsOf } from "../resources.ts";
import { useStaff } from "../session.tsx";
import type { Action, Opens, Row } from "../types.ts";
import { Badge, Facts } from "../value.tsx";
import { anyOf, nameOf, rupiah, t, time, wordOf } from "../words/index.ts";
import type { Key } from "../words/texts.ts";
import { DisputeView } from "./dispute.tsx";
import { Drawing } from "./drawing.tsx";
import { Item, Parties } from "./item.tsx";
import { Ledger } from "./ledger.tsx";

export function Order() {
  const { id } = useRoute();
  const { may } = useStaff();
  const [explained, disputes] = useSuspenseQueries({
    queries: [
      {
        queryKey: ["order", id],
        queryFn: (): Promise<Row> => call("admin_orders_explain", { path: { id } }),
      },
      {
        queryKey: ["list", "admin_disputes", { order: id }],
        queryFn: async (): Promise<Row> =>
          may("admin_disputes")
            ? await call("admin_disputes", { query: { order: id, status: "all" } })
            : { items: [] },
      },
    ],
  });
  const { order, bundle, item, buyer, seller, offer, other_offers } = explained.data;
  const offers: Row[] = [...offer ? [offer] : [], ...other_offers];
  const { transitions, ledger, stuck, next } = explained.data;
  const dispute: Row | undefined = disputes.data["items"][0];
  return (
    <>
      <Heading>{order.reference}</Heading>
      <p className="lead">
        <Badge value={order.status} /> {rupiah(order.total)}
      </p>
      {stuck.length > 0 && (
        <p className="problem">{t("stuck")}: {stuck.map(becauseOf).join("; ")}</p>
      )}
      <Item item={item} order={order} />
      <Parties buyer={buyer} seller={seller} />
      <Part name="bundle" rows={bundle}>
        {bundle.map((other: Row) => (
          <li key={other.id}>
            <a href={to(`order/${other.id}`)}>{other.reference}</a> {other.title}{" "}
            <Badge value={other.status} /> {rupiah(other.total)}
          </li>
        ))}
      </Part>
      <Part name="itsOffers" rows={offers}>
        {offers.map((each) => (
          <li key={each.id}>
            <Badge value={each.status} /> {rupiah(each.price)}, {nameOf(each.offered_by)}{" "}
            <a href={to(`person/${each.buyer_id}`)}>{each.buyer_username}</a>{" "}
            <time dateTime={each.created_at}>{time(each.created_at)}</time>{" "}
            {each === offer && <span className="note">{t("offerUsed")}</span>}
          </li>
        ))}
      </Part>
      {dispute && <DisputeView dispute={dispute} />}
      <section>
        <h2>{t("actions")}</h2>
        <Actions actions={actionsFor(explained.data, dispute)} subject={order.reference} />
      </section>
      <Notes order={order.id} />
      {!ENDED.includes(order.status) && (
        <section>
          <h2>{t("addresses")}</h2>
          <Facts row={MASKED} opens={addressesOf(order)} />
        </section>
      )}
      <Next steps={next} />
      <Part name="timeline" rows={transitions}>
        {transitions.map((each: Row) => (
          <li key={each.version}>
            <Badge value={each.to} /> <time dateTime={each.at}>{time(each.at)}</time>{" "}
            <span className="note">
              {nameOf(each.actor)} {each.actor_username} {each.reason && wordOf(each.reason)}
            </span>
          </li>
        ))}
      </Part>
      <Drawing order={order} transfers={ledger} />
      <Ledger transfers={ledger} />
      {OTHERS.map(([part, name]) => (
        <Part key={part} name={name} rows={explained.data[part]} isFolded>
          {explained.data[part].map((row: Row, index: number) => (
            <li key={index}>
              <Facts row={withoutSentence(row)} />
            </li>
          ))}
        </Part>
      ))}
    </>
  );
}

/** `case:courier_not_cancelled` in words. */
const becauseOf = (because: string) => because.split(":").map(nameOf).join(": ");

/** The runbook has the sentence in both languages. */
const withoutSentence = ({ next_step: _, ...row }: Row): Row => row;

/** One line for all actors of the same step. */
function Next({ steps }: { steps: Row[] }) {
  const lines = [...Map.groupBy(steps, (step) => sentenceOf(step, "{by}") + step.objection)];
  return (
    <Part name="next" rows={lines}>
      {lines.map(([line, same]) => (
        <li key={line}>
          {sentenceOf(same[0]!, anyOf(same.map(({ by }) => nameOf(by))))}
          {same[0]!.objection && <p className="note">{wordOf(same[0]!.objection)}</p>}
        </li>
      ))}
    </Part>
  );
}

/** “The buyer or staff may make it completed.” */
function sentenceOf({ to: status, by: actor, at, objection }: Row, by: string): string {
  const words = { by, to: nameOf(status), at: at && time(at) };
  if (objection) return t("mayNotBecome", words);
  if (actor === "clock") return t(at ? "becomesAt" : "becomes", words);
  return t("mayBecome", words);
}

const OTHERS: [string, Key][] = [
  ["cases", "cases"],
  ["provider_calls", "providers"],
  ["deliveries", "deliveries"],
  ["notifications", "notifications"],
  ["admin_actions", "staffDid"],
];

/** No parcel has to be sent, and the API opens no address. */
const ENDED = ["AWAITING_PAYMENT", "EXPIRED", "CANCELLED", "COMPLETED", "REFUNDED"];
const MASKED = { recipient: "•••", return_address: "•••" };
const addressesOf = ({ id }: Row): Opens => ({
  target_type: "order",
  target_id: id,
  fields: Object.keys(MASKED),
});

/** The payment provider may know of a payment unknown to us. */
const UNPAID = ["AWAITING_PAYMENT", "EXPIRED", "CANCELLED"];

function actionsFor(
  { order: { id, status }, cases, next, transitions }: Row,
  dispute: Row | undefined,
): Action[] {
  const of = (operation: string, on: Row): Action => ({
    operation,
    path: { id: on.id },
    leaves: on.id,
  });
  return [
    ...dispute?.status === "open"
      ? [of("admin_disputes_resolve", dispute), ...claimsOf("dispute", dispute)]
      : [],
    ...status === "COMPLETED" ? [of("admin_orders_refund", { id })] : [],
    ...UNPAID.includes(status) ? [{ operation: "payments_check", path: { orderId: id } }] : [],
    // A dispute has its own decision.
    ...status === "DISPUTED" ? [] : next.filter(({ by }: Row) => by === "staff").slice(0, 1)
      .map((step: Row) => ({
        operation: "orders_status",
        path: { id },
        initial: { status: step.to },
      })),
    // A bank may want back what was paid, whatever has become of the order.
    ...transitions.some(({ to }: Row) => to === "READY_TO_SHIP")
      ? [of("admin_orders_chargeback", { id })]
      : [],
    ...cases.filter(isClosable).slice(0, 1).map((each: Row) => of("admin_cases_close", each)),
  ];
}
