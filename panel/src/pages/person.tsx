/** Everything about a person: their record and money, and every list that knows them. */
import { useQuery } from "@tanstack/react-query";
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
import type { Key } from "../words/en.ts";
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
      {LISTS.map(([name, query]) => (
        <Related key={name} name={name} query={{ ...query, user_id: person.id }} />
      ))}
      <Reviews userId={person.id} />
      <Related name="audit" query={{ target: person.id }} />
      {identity_checks.length > 0 && (
        <section>
          <h2>{t("ktp")}</h2>
          {identity_checks.map((check: Row) => <Facts key={check.id} row={check} />)}
        </section>
      )}
    </>
  );
}

/** Lists with a filter for the person. */
const LISTS: [string, Row][] = [
  ["orders", {}],
  ["disputes", { status: "all" }],
  ["payouts", {}],
  ["reports", { status: "all" }],
  ["seller-reviews", { status: "all" }],
  ["conversations", { status: "all" }],
  ["listings", {}],
];
const FEW = 5;

/** The newest rows of a list, and the way to all of them. */
function Related({ name, query }: { name: string; query: Row }) {
  const { may } = useStaff();
  const resource = resources[name]!;
  const list = useQuery<Row>({
    queryKey: ["list", resource.list, query, FEW],
    queryFn: () => call(resource.list, { query: { ...query, limit: FEW } }),
    enabled: may(resource.list),
  });
  if (list.error) return <Problem error={list.error} again={() => list.refetch()} />;
  if (!list.data || list.data.items.length === 0) return null;
  const { items, total, total_is_minimum } = list.data;
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

function Reviews({ userId }: { userId: string }) {
  const found = useQuery<Row>({
    queryKey: ["reviews", userId],
    queryFn: () => call("reviews_user", { path: { userId }, query: { limit: FEW } }),
  });
  const reviews: Row[] = found.data?.items ?? [];
  if (reviews.length === 0) return null;
  return (
    <section>
      <h2>
        {t("reviews")} <span className="note">{number(found.data!.total)}</span>
      </h2>
      {reviews.map(({ id, rating, comment, reviewer }) => (
        <article className="card" key={id}>
          <p>
            <b>{rating}/5</b> <a href={to(`person/${reviewer.id}`)}>{reviewer.username}</a>
          </p>
          <p>{comment}</p>
          <Actions actions={[{ operation: "admin_reviews_hide", path: { id } }]} />
        </article>
      ))}
    </section>
  );
}
