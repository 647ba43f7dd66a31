/** The statements of both sides of a dispute, side by side with their photos, by time. */
import { Compared } from "../compared.tsx";
import { Photos } from "../photos.tsx";
import type { Row } from "../types.ts";
import { Badge } from "../value.tsx";
import { headOf, nameOf, rupiah, t, time, wordOf } from "../words/index.ts";

export function DisputeView({ dispute }: { dispute: Row }) {
  const { status, opened_by, answer, answer_due_at } = dispute;
  const said = statementsOf(dispute);
  const other = SIDES.find((side) => side !== opened_by)!;
  return (
    <section>
      <h2>
        {t("dispute")} <Badge value={status} />
      </h2>
      {status === "open" && dispute.claimed_by_username && (
        <p className="note">
          {t("claimedBy", { who: dispute.claimed_by_username, at: time(dispute.claimed_at) })}
        </p>
      )}
      <div className="pair">
        {SIDES.map((side) => (
          <div className="card talk" key={side}>
            <h3>{nameOf(side)}</h3>
            {said.filter(({ by }) => by === side)
              .map((each) => <Said key={`${each.title} ${each.at}`} {...each} />)}
            {side === other && !answer && (
              <p className="note">
                {t("noAnswer")}{" "}
                {status === "open" && answer_due_at && t("answerDue", { at: time(answer_due_at) })}
              </p>
            )}
          </div>
        ))}
      </div>
      {dispute.measurements && <Measurements rows={dispute.measurements} />}
      {status === "resolved" && (
        <>
          <p>
            <b>{headOf("resolution")}: {nameOf(dispute.resolution)}</b>{" "}
            {dispute.refund_amount !== null && rupiah(dispute.refund_amount)}
          </p>
          {dispute.note && <blockquote>{dispute.note}</blockquote>}
        </>
      )}
    </section>
  );
}

/** The seller's declared measurements beside the buyer's. */
const Measurements = ({ rows }: { rows: Row[] }) => (
  <Compared
    title={t("measurements")}
    heads={[t("measurement"), t("declared"), t("measured")]}
    rows={rows.map(({ name, declared, measured }) => ({
      key: name,
      name: nameOf(name),
      values: [declared ?? "–", measured ?? "–"],
    }))}
  />
);

const SIDES = ["buyer", "seller"];

interface Statement {
  by: string;
  title: string;
  at: string;
  text?: string | null;
  photos?: string[];
  status?: string;
}

const textOf = ({ reason, description }: Row) =>
  [reason && wordOf(reason), description].filter(Boolean).join(": ");

/** The return request and its rejection, the dispute, the answer, and each offer of settlement. */
export function statementsOf(
  { opened_by, opened_at, answer, settlements, ...dispute }: Row,
): Statement[] {
  const asked: Row | null = dispute.return;
  const other = SIDES.find((side) => side !== opened_by)!;
  const said: (Statement | false | null)[] = [
    asked && {
      by: "buyer",
      title: t("returnAsked"),
      at: asked.requested_at,
      text: textOf(asked),
      photos: asked.photos,
    },
    asked?.rejected_at && {
      by: "seller",
      title: t("returnRejected"),
      at: asked.rejected_at,
      text: asked.rejection_reason,
    },
    {
      by: opened_by,
      title: t("disputeOpened"),
      at: opened_at,
      text: textOf(dispute),
      photos: dispute.photos,
    },
    answer && {
      by: other,
      title: t("answer"),
      at: answer.answered_at,
      text: answer.description,
      photos: answer.photos,
    },
    ...settlements.map(({ offered_by, refund_amount, note, status, created_at }: Row) => ({
      by: offered_by,
      title: t("offers", { amount: rupiah(refund_amount) }),
      at: created_at,
      text: note,
      status,
    })),
  ];
  return said.filter((each) => !!each).toSorted((a, b) => a.at.localeCompare(b.at));
}

function Said({ title, at, text, photos = [], status }: Statement) {
  return (
    <article>
      <h4>
        {title} {status && <Badge value={status} />}
      </h4>
      <p className="note">
        <time dateTime={at}>{time(at)}</time>
      </p>
      {text && <p>{text}</p>}
      <Photos urls={photos} name={title} />
    </article>
  );
}
