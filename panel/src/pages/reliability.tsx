/** Every known problem as a number, with its runbook. */
import { alerts, runbooks } from "virtual:runbooks";
import { Actions } from "../actions.tsx";
import { useAnswer } from "../answer.ts";
import { Heading } from "../heading.tsx";
import { useRoute } from "../router.ts";
import type { Row } from "../types.ts";
import { duration, nameOf, number, rupiah, t, time } from "../words/index.ts";
import { Signal } from "./signal.tsx";
import { urgency } from "./signals.ts";

export function Reliability() {
  const { id: chosen } = useRoute();
  const now = useAnswer("admin_reliability", undefined, { refetchInterval: 60_000 });
  const { dead_jobs, dead_events, off, since = {}, reconciled_until, clearing = [] } = now;
  const weight = (name: string) => urgency(now[name], alerts[name]);
  const order = (name: string) => name === chosen ? 4 : weight(name);
  const signals = Object.keys(runbooks.en.signals).filter((name) => name in now)
    .sort((one, other) => order(other) - order(one));
  return (
    <>
      <Heading>{t("reliability")}</Heading>
      {signals.every((name) => weight(name) === 0) && <p className="empty">{t("allWell")}</p>}
      {reconciled_until && (
        <p className="note">{t("reconciledUntil", { at: time(reconciled_until) })}</p>
      )}
      {clearing.map(({ account, unexplained, oldest_s, explained }: Row) => (
        <p className="note" key={account}>
          {t("unexplained", {
            account: nameOf(account),
            amount: rupiah(unexplained),
            age: duration(oldest_s),
            share: number(explained * 100),
          })}
        </p>
      ))}
      {signals.map((name) => (
        <Signal
          key={name}
          name={name}
          value={now[name]}
          since={since[name]}
          isChosen={name === chosen}
        />
      ))}
      <Dead rows={dead_jobs} operation="admin_jobs_redrive" title={t("jobs")} />
      <Dead rows={dead_events} operation="admin_outbox_redrive" title={t("deliveries")} />
      {off.length > 0 && (
        <section>
          <h2>{t("off")}</h2>
          <ul>
            {off.map(({ feature, missing }: Row) => (
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
