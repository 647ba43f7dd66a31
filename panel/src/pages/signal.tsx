/** One signal: value, start, threshold and recipient of its alert, runbook, and actions. */
import { Badge, Button } from "@mantine/core";
import { alerts } from "virtual:runbooks";
import { Actions } from "../actions.tsx";
import { to } from "../address.ts";
import { Runbook } from "../runbook.tsx";
import type { Action, Alert } from "../types.ts";
import { duration, headOf, t, time } from "../words/index.ts";
import type { Key } from "../words/texts.ts";
import { shown, urgency } from "./signals.ts";

const FAILING = to("jobs", { failing: true });
const kind = (name: string) => to("jobs", { kind: name });

/** The page with the items behind a signal. */
const PAGES: Record<string, string> = {
  payments_down_s: FAILING,
  shipping_down_s: FAILING,
  mail_down_s: FAILING,
  storage_down_s: FAILING,
  failing_jobs: FAILING,
  late_work_s: to("jobs"),
  overdue_deadlines: kind("orders_deadline"),
  ledger_drift: to("ledger"),
  provider_drift: to("reconciliation"),
  reconciliation_behind_s: kind("reconcile"),
  ledger_check_behind_s: kind("analytics"),
  parked_callbacks: to("webhooks"),
  old_disputes: to("disputes", { sort: "oldest" }),
  uncounted_days: kind("analytics"),
  open_cases: to("cases"),
  open_seller_reviews: to("seller-reviews"),
  open_with_old_provider: to("orders"),
  repeated_decisions: to("decisions"),
};

/** The buttons for everything behind a signal. */
const ACTIONS: Record<string, readonly Action[]> = {
  dead_letters: [
    { operation: "admin_outbox_redrive_matching" },
    { operation: "admin_jobs_redrive_matching" },
  ],
};

/** Prometheus' 5m, 1h and 1d in words. */
const SECONDS: Record<string, number> = { m: 60, h: 3600, d: 86_400 };
const lasting = (text: string) => duration(parseInt(text) * SECONDS[text.at(-1)!]!);

function threshold(name: string, { above, lasting: time, severity }: Alert): string {
  const limit = t("alertAbove", { limit: shown(name, above), time: lasting(time) });
  return `${limit} ${t(severity === "page" ? "wakes" : "waitsForMorning")}`;
}

/** By urgency: the word, and the tone of its badge. */
const STATES: readonly [Key, string][] = [
  ["fine", "teal"],
  ["seen", "gray"],
  ["actToday", "yellow"],
  ["actNow", "red"],
];

interface Given {
  name: string;
  value: number;
  since?: string;
  isChosen: boolean;
}

export function Signal({ name, value, since, isChosen }: Given) {
  const [state, tone] = STATES[urgency(value, alerts[name])]!;
  return (
    <details className="card signal" data-name={name} open={value > 0 || isChosen}>
      <summary>
        <b>{headOf(name)}</b>
        <span className="end">
          {shown(name, value)} <Badge className="badge" color={tone}>{t(state)}</Badge>
        </span>
      </summary>
      <p className="note">
        {since && <>{t("since", { at: time(since) })}{" "}</>}
        {alerts[name] && threshold(name, alerts[name])}
      </p>
      <Runbook kind="signals" name={name} />
      {PAGES[name] && <Button component="a" href={PAGES[name]}>{t("open")}</Button>}
      {ACTIONS[name] && value > 0 && <Actions actions={ACTIONS[name]} />}
    </details>
  );
}
