/** Everything about a person: their record and money, and every list with them. */
import { useQueries } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { Actions } from "../actions.tsx";
import { to } from "../address.ts";
import { useAnswer } from "../answer.ts";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import { Notes } from "../notes.tsx";
import { Problem } from "../problem.tsx";
import { labelOf } from "../resource.ts";
import { resources } from "../resources.ts";
import { Rows } from "../rows.tsx";
import { useRoute } from "../router.ts";
import { useStaff } from "../session.tsx";
import type { Row } from "../types.ts";
import { Badge, Facts } from "../value.tsx";
import { number, t } from "../words/index.ts";
import type { Key } from "../words/texts.ts";
import { recordOf } from "./item.tsx";

export function Person() {
  const { id } = useRoute();
  const person = useAnswer("admin_users_view", { path: { id } });
  const { username, full_name, city, phone, email, account_status, payouts_blocked_until } = person;
  const { ktp_status, live_banned, roles, created_at, wallet, identity_checks } = person;
  const { actions, opens } = resources.users!;
  return (
    <>
      <Heading>{username}</Heading>
      <p className="lead">
        <Badge value={account_status} /> {t("record", recordOf(person))}
      </p>
      <div className="pair">
        <Facts row={{ full_name, city, phone, email, created_at }} opens={opens!(person)} />
        <Facts row={{ payouts_blocked_until, ktp_status, live_banned, roles }} />
        <Facts
          row={{ balance: wallet.available, held: wallet.held, in_escrow: wallet.in_escrow }}
        />
      </div>
      <section>
        <h2>{t("actions")}</h2>
        <Actions actions={actions!(person)} subject={labelOf(person)} />
      </section>
      <Notes user_id={person.id} />
      {identity_checks.length > 0 && (
        <section>
          <h2>{t("ktp")}</h2>
          {identity_checks.map((check: Row) => <Facts key={check.id} row={check} />)}
        </section>
      )}
      <Lists userId={person.id} />
    </>
  );
}

/** Lists with a filter for the person. */
const listsOf = (user_id: string): [string, Row][] => [
  ["orders", { user_id }],
  ["disputes", { user_id, status: "all" }],
  ["payouts", { user_id }],
  ["reports", { user_id, status: "all" }],
  ["seller-reviews", { user_id, status: "all" }],
  ["conversations", { user_id, status: "all" }],
  ["listings", { user_id }],
  ["hidden-reviews", { user_id }],
  ["audit", { target: user_id }],
];
const FEW = 5;

/** All at once, when the last one has arrived, so that nothing moves during reading. */
function Lists({ userId }: { userId: string }) {
  const { may } = useStaff();
  const known = listsOf(userId).filter(([name]) => may(resources[name]!.list));
  const found = useQueries({
    queries: [
      {
        queryKey: ["reviews", userId],
        queryFn: (): Promise<Row> =>
          call("reviews_user", { path: { userId }, query: { limit: FEW } }),
      },
      ...known.map(([name, query]) => ({
        queryKey: ["list", resources[name]!.list, query, FEW],
        queryFn: (): Promise<Row> =>
          call(resources[name]!.list, { query: { ...query, limit: FEW } }),
      })),
    ],
  });
  if (found.some(({ isPending }) => isPending)) return <p role="status">{t("loading")}</p>;
  const [reviews, ...lists] = found;
  return (
    <>
      {known.map(([name, query], index) => (
        <Related key={name} name={name} query={query} list={lists[index]!} />
      ))}
      <Reviews list={reviews!} />
    </>
  );
}

interface Given {
  name: string;
  query: Row;
  list: UseQueryResult<Row>;
}

/** The newest rows of a list, and the link to all of them. */
function Related({ name, query, list }: Given) {
  if (list.error) return <Problem error={list.error} again={() => list.refetch()} />;
  const { items, total, total_is_minimum }: Row = list.data!;
  if (items.length === 0) return null;
  const count = total_is_minimum ? t("atLeast", { total: number(total) }) : number(total);
  return (
    <section>
      <h2>
        <a href={to(name, query)}>{t(name as Key)}</a> <span className="note">{count}</span>
      </h2>
      <Rows name={name} rows={items} />
    </section>
  );
}

function Reviews({ list }: { list: UseQueryResult<Row> }) {
  if (list.error) return <Problem error={list.error} again={() => list.refetch()} />;
  const { items, total }: Row = list.data!;
  if (items.length === 0) return null;
  return (
    <section>
      <h2>
        {t("reviews")} <span className="note">{number(total)}</span>
      </h2>
      {items.map(({ id, rating, comment, reviewer }: Row) => (
        <article className="card" key={id}>
          <p>
            <b>{rating}/5</b> <a href={to(`person/${reviewer.id}`)}>{reviewer.username}</a>
          </p>
          <p>{comment}</p>
          <Actions
            actions={[{ operation: "admin_reviews_hide", path: { id }, fixed: { hidden: true } }]}
          />
        </article>
      ))}
    </section>
  );
}
