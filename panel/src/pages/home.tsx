/** Work that needs a person now. */
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import { go, to } from "../address.ts";
import { amountOf, mayApprove } from "../approvals.ts";
import { resources } from "../resources.ts";
import { useStaff } from "../session.tsx";
import type { Staff } from "../session.tsx";
import { Figure } from "../figure.tsx";
import { Table } from "../table.tsx";
import type { Field, Row } from "../types.ts";
import { isMoney } from "../value.tsx";
import { ageOf, headOf, nameOf, number, rupiah, t } from "../words/index.ts";
import type { Key } from "../words/texts.ts";
import { shown, signalsOf } from "./signals.ts";

interface Work {
  name: Key;
  operation: string;
  query: Row;
  page: string;
  /** The field with the time since when a row waits. */
  since: string;
  /** Where the API has no filter: the rows that count, newest first. */
  counts?: (row: Row) => boolean;
}

const HOUR = 3600_000;
const OPEN = { status: "open", sort: "oldest" };
const work = (staff: Staff): Work[] => {
  const anHourAgo = new Date(Math.floor(Date.now() / 60_000) * 60_000 - HOUR).toISOString();
  const open = (name: Key, since: string, page: string = name): Work => ({
    name,
    operation: `admin_${page.replaceAll("-", "_")}`,
    query: OPEN,
    page,
    since,
  });
  return [
    open("disputes", "opened_at"),
    {
      ...open("ktp", "submitted_at"),
      operation: "admin_ktp_pending",
      query: { sort: "oldest" },
    },
    {
      ...open("waitingApprovals", "proposed_at", "approvals"),
      query: {},
      counts: (row) => mayApprove(row, staff),
    },
    open("cases", "opened_at"),
    {
      ...open("stuckPayouts", "created_at", "payouts"),
      query: { status: "HELD", to: anHourAgo, sort: "oldest" },
    },
    open("reconciliation", "created_at"),
    open("suspense", "created_at"),
    open("reports", "opened_at"),
    open("seller-reviews", "opened_at"),
    open("chargebacks", "created_at"),
  ];
};

/** Rows of each kind for the list of the oldest, and the length of that list. */
const EACH = 10;

interface Waiting extends Work {
  list: Row;
}

/** The oldest of all kinds, with their subjects and the waiting money. */
const oldestOf = (waiting: readonly Waiting[]): Row[] =>
  waiting.flatMap(({ name, page, query, list, since }) =>
    list.items.map((row: Row) => {
      const about = row.order_reference ?? row.reference ?? row.username ?? row.seller_username;
      return {
        id: `${page}/${row.id}`,
        waits: t(name),
        about: about ?? (row.kind && nameOf(row.kind)),
        amount: row.amount ?? row.total ?? row.difference ?? amountOf({ request: {}, ...row }),
        since: row[since],
        address: resources[page]!.page?.(row) ?? to(page, query),
      };
    })
  ).toSorted((a, b) => a.since.localeCompare(b.since)).slice(0, EACH);

const COLUMNS: Field[] = ["waits", "about", "amount", "age"].map((name) => ({
  name,
  type: "string",
}));

function counted(list: Row, counts?: (row: Row) => boolean): Row {
  if (!counts) return list;
  const items = list.items.filter(counts).toReversed();
  return { items, total: items.length };
}

export function Home() {
  const staff = useStaff();
  const { may } = staff;
  const mine = work(staff).filter(({ operation }) => may(operation));
  const home = useSuspenseQuery({
    // The lists are those of the roles.
    queryKey: ["home", staff.roles],
    refetchInterval: 60_000,
    queryFn: async () => {
      const [reliability, ...lists] = await Promise.all([
        may("admin_reliability") ? call("admin_reliability") : {},
        ...mine.map(({ operation, query, counts }) =>
          call(operation, { query: { ...query, limit: counts ? 100 : EACH } })
        ),
      ]);
      return { reliability, lists };
    },
  });
  const waiting = mine.map((each, index) => ({
    ...each,
    list: counted(home.data.lists[index], each.counts),
  })).filter(({ list }) => list.total > 0);
  const signals = signalsOf(home.data.reliability);
  return (
    <>
      <Heading>{t("home")}</Heading>
      <Today />
      <h2>{t("homeAbout")}</h2>
      {waiting.length + signals.length === 0 && (
        <p className="empty" role="status">{t("nothing")}</p>
      )}
      <div className="tiles">
        {waiting.map(({ name, page, query, list, since }) => (
          <a className="card" key={name} href={to(page, query)}>
            <b>{number(list.total)}</b>
            {t(name)}
            <span className="note">{t("oldest", { age: ageOf(list.items[0][since]) })}</span>
          </a>
        ))}
      </div>
      {waiting.length > 0 && (
        <section>
          <h2>{t("oldestFirst")}</h2>
          <Table
            fields={COLUMNS}
            rows={oldestOf(waiting).map((row) => ({ ...row, age: row.since }))}
            show={({ address }) => go(address)}
          />
        </section>
      )}
      {signals.length > 0 && (
        <section>
          <h2>{t("signals")}</h2>
          <ul className="signals">
            {signals.map(([name, value]) => (
              <li key={name}>
                <a href={to(`reliability/${name}`)}>{headOf(name)}</a> {shown(name, value)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const FIGURES = ["transactions", "gmv", "revenue", "new_users"];
const JAKARTA = 7 * HOUR;
const dayOf = (time: number) => new Date(time + JAKARTA).toISOString().slice(0, 10);

/** Today so far, beside the same day of last week. */
function Today() {
  const { may } = useStaff();
  const today = Date.now();
  const query = { from: dayOf(today - 7 * 24 * HOUR), to: dayOf(today) };
  const found = useQuery<Row>({
    queryKey: ["analytics", query],
    queryFn: () => call("admin_analytics", { query }),
    enabled: may("admin_analytics"),
  });
  if (!found.data) return null;
  const [before, now] = [found.data["days"][0], found.data["days"].at(-1)];
  return (
    <div className="figures">
      {FIGURES.map((name) => {
        const format = isMoney(name) ? rupiah : number;
        return (
          <Figure key={name} name={name} value={format(now[name])}>
            {t("weekAgo", { value: format(before[name]) })}
          </Figure>
        );
      })}
    </div>
  );
}
