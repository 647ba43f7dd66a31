/** Every known problem as a number, with what its runbook says. */
import { useQuery } from "@tanstack/react-query";
import { runbook } from "virtual:runbook";
import { Actions } from "../actions.tsx";
import { call } from "../api.ts";
import { Problem } from "../problem.tsx";
import { to } from "../address.ts";
import type { Row } from "../types.ts";
import { nameOf, number, t, time } from "../words/index.ts";

/** Where the items behind a signal are. */
const PAGES: Record<string, string> = {
  open_cases: to("cases"),
  old_disputes: to("disputes", { sort: "oldest" }),
  open_seller_reviews: to("seller-reviews"),
  parked_callbacks: to("webhooks"),
  failing_jobs: to("jobs", { failing: true }),
  dead_letters: to("jobs"),
  provider_drift: to("reconciliation"),
  ledger_drift: to("ledger"),
};

export function Reliability() {
  const now = useQuery<Row>({
    queryKey: ["reliability"],
    queryFn: () => call("admin_reliability"),
    refetchInterval: 60_000,
  });
  if (now.error) return <Problem error={now.error} again={() => now.refetch()} />;
  if (!now.data) return <p role="status">{t("loading")}</p>;
  const signals = Object.entries(now.data).filter(([name]) => name in runbook) as [
    string,
    number,
  ][];
  signals.sort(([, a], [, b]) => Number(b > 0) - Number(a > 0));
  return (
    <>
      <h1>{t("reliability")}</h1>
      {signals.every(([, value]) => value === 0) && <p className="empty">{t("allWell")}</p>}
      {signals.map(([name, value]) => (
        <details className="card signal" key={name} open={value > 0}>
          <summary>
            <code>{name}</code> <b className={value > 0 ? "over" : "good"}>{number(value)}</b>
          </summary>
          <p lang="en">{runbook[name]}</p>
          {PAGES[name] && <a href={PAGES[name]}>{t("open")}</a>}
        </details>
      ))}
      <Dead rows={now.data.dead_jobs} operation="admin_jobs_redrive" title={t("jobs")} />
      <Dead rows={now.data.dead_events} operation="admin_outbox_redrive" title={t("deliveries")} />
      {now.data.off.length > 0 && (
        <section>
          <h2>{t("off")}</h2>
          <ul>
            {now.data.off.map(({ feature, missing }: Row) => (
              <li key={feature}>
                {nameOf(feature)}: <code>{missing}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Dead({ rows, operation, title }: { rows: Row[]; operation: string; title: string }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {rows.map(({ id, kind, type, error, dead_at }) => (
        <div className="card" key={id}>
          <h3>{kind ?? type}</h3>
          <p className="note">{time(dead_at)}</p>
          <p>{error}</p>
          <Actions actions={[{ operation, path: { id } }]} />
        </div>
      ))}
    </section>
  );
}
