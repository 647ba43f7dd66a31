/** One proposal: its changes, and the decision of another person. */
import { Actions } from "../actions.tsx";
import { to } from "../address.ts";
import { useAnswer } from "../answer.ts";
import { amountOf, isOwn, mayApprove, mayDecide, targetOf } from "../approvals.ts";
import { Change } from "../change.tsx";
import { Heading } from "../heading.tsx";
import { Moved } from "../moved.tsx";
import { useRoute } from "../router.ts";
import { useStaff } from "../session.tsx";
import type { Action, Row } from "../types.ts";
import { Badge, Facts } from "../value.tsx";
import { ageOf, nameOf, rupiah, t, time } from "../words/index.ts";

export function Approval() {
  const { id } = useRoute();
  const proposal = useAnswer("admin_approvals_view", { path: { id } });
  const { kind, status, reason, request, preview, result } = proposal;
  const amount = amountOf(proposal);
  const target = targetOf(proposal);
  return (
    <>
      <Heading>{t("proposalOf", { kind: nameOf(kind) })}</Heading>
      <p className="lead">
        <Badge value={status} /> {amount !== undefined && <b>{rupiah(amount)}</b>}
      </p>
      <p>
        {t("proposedBy", { who: proposal.proposed_by_username, age: ageOf(proposal.proposed_at) })}
        {status === "pending" && <>{" · "}{t("until", { at: time(proposal.expires_at) })}</>}
      </p>
      {reason && <blockquote>{reason}</blockquote>}
      <section>
        <h2>{result ? t("didChange") : t("wouldChange")}</h2>
        {result ?? preview
          ? <Change {...result ?? preview} />
          : <p className="note">{t("noChange")}</p>}
        {!result && <Moved money={preview?.money ?? []} />}
      </section>
      <details className="part">
        <summary>
          <h2>{t("details")}</h2>
        </summary>
        <Facts row={request} />
      </details>
      {target && (
        <p>
          <a href={to(...target)}>{t("seeTarget")}</a>
        </p>
      )}
      {status === "pending" ? <Decision proposal={proposal} /> : <Decided proposal={proposal} />}
    </>
  );
}

function Decision({ proposal }: { proposal: Row }) {
  const staff = useStaff();
  const { id } = proposal;
  const isMine = isOwn(proposal, staff);
  const action = (operation: string): Action => ({ operation, path: { id }, leaves: id });
  const actions: Action[] = [];
  if (mayApprove(proposal, staff)) actions.push(action("admin_approvals_approve"));
  if (mayDecide(proposal, staff)) {
    const reject = action("admin_approvals_reject");
    actions.push(isMine ? { ...reject, title: "withdraw" } : reject);
  }
  return (
    <section>
      <h2>{t("actions")}</h2>
      {isMine && <p className="note">{t("ownProposal")}</p>}
      <Actions actions={actions} />
    </section>
  );
}

function Decided({ proposal }: { proposal: Row }) {
  const { decided_at, decided_by_username, decision_reason } = proposal;
  if (!decided_at) return null;
  return (
    <p>
      {t("decidedBy", { who: decided_by_username ?? "–", at: time(decided_at) })}
      {decision_reason && <>{": "}{decision_reason}</>}
    </p>
  );
}
