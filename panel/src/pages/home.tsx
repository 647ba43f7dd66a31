/** What needs a person now. */
import { useQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import { Problem } from "../problem.tsx";
import { to } from "../address.ts";
import { mayApprove } from "../approvals.ts";
import { titleOf } from "../runbook.tsx";
import { useStaff } from "../session.tsx";
import type { Staff } from "../session.tsx";
import type { Row } from "../types.ts";
import { ageOf, number, t } from "../words/index.ts";
import type { Key } from "../words/en.ts";
import { shown, signalsOf } from "./signals.ts";

interface Work {
  name: Key;
  operation: string;
  query: Row;
  page: string;
  /** The field that says since when the first item waits, where the list can begin with the oldest. */
  since?: string;
  /** Where the API does not filter: which of the rows count, newest first. */
  counts?: (row: Row) => boolean;
}

const HOUR = 3600_000;
const work = (staff: Staff): Work[] => {
  const anHourAgo = new Date(Math.floor(Date.now() / 60_000) * 60_000 - HOUR).toISOString();
  const oldest = { status: "open", sort: "oldest" };
  return [
    {
      name: "disputes",
      operation: "admin_disputes",
      query: oldest,
      page: "disputes",
      since: "opened_at",
    },
    {
      name: "ktp",
      operation: "admin_ktp_pending",
      query: { sort: "oldest" },
      page: "ktp",
      since: "submitted_at",
    },
    {
      name: "waitingApprovals",
      operation: "admin_approvals",
      query: {},
      page: "approvals",
      since: "proposed_at",
      counts: (row) => mayApprove(row, staff),
    },
    { name: "cases", operation: "admin_cases", query: { status: "open" }, page: "cases" },
    {
      name: "stuckPayouts",
      operation: "admin_payouts",
      query: { status: "HELD", to: anHourAgo },
      page: "payouts",
    },
    {
      name: "reconciliation",
      operation: "admin_reconciliation",
      query: { status: "open" },
      page: "reconciliation",
    },
    { name: "suspense", operation: "admin_suspense", query: { status: "open" }, page: "suspense" },
    { name: "reports", operation: "admin_reports", query: { status: "open" }, page: "reports" },
    {
      name: "seller-reviews",
      operation: "admin_seller_reviews",
      query: { status: "open" },
      page: "seller-reviews",
    },
    {
      name: "chargebacks",
      operation: "admin_chargebacks",
      query: { status: "open" },
      page: "chargebacks",
    },
  ];
};

function counted(list: Row = { total: 0 }, counts?: (row: Row) => boolean): Row {
  if (!counts || !list.items) return list;
  const items = list.items.filter(counts).toReversed();
  return { items, total: items.length };
}

export function Home() {
  const staff = useStaff();
  const { may } = staff;
  const mine = work(staff).filter(({ operation }) => may(operation));
  const home = useQuery({
    queryKey: ["home"],
    refetchInterval: 60_000,
    queryFn: async () => {
      const [reliability, ...lists] = await Promise.all([
        may("admin_reliability") ? call("admin_reliability") : {},
        ...mine.map(({ operation, query, counts }) =>
          call(operation, { query: { ...query, limit: counts ? 100 : 1 } })
        ),
      ]);
      return { reliability, lists };
    },
  });
  const waiting = mine.map((each, index) => ({
    ...each,
    list: counted(home.data?.lists[index], each.counts),
  })).filter(({ list }) => list.total > 0);
  const signals = signalsOf(home.data?.reliability ?? {});
  return (
    <>
      <Heading>{t("home")}</Heading>
      <p className="note">{t("homeAbout")}</p>
      {home.isPending && <p role="status">{t("loading")}</p>}
      {home.error && <Problem error={home.error} again={() => home.refetch()} />}
      {home.data && waiting.length + signals.length === 0 && (
        <p className="empty" role="status">{t("nothing")}</p>
      )}
      <div className="tiles">
        {waiting.map(({ name, page, query, list, since }) => (
          <a className="card" key={name} href={to(page, query)}>
            <b>{number(list.total)}</b>
            {t(name)}
            {since && (
              <span className="note">{t("oldest", { age: ageOf(list.items[0][since]) })}</span>
            )}
          </a>
        ))}
      </div>
      {signals.length > 0 && (
        <section>
          <h2>{t("signals")}</h2>
          <ul className="signals">
            {signals.map(([name, value]) => (
              <li key={name}>
                <a href={to(`reliability/${name}`)}>{titleOf("signals", name)}</a>{" "}
                <code>{name}</code> {shown(name, value)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
