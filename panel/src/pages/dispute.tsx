/** What both sides of a dispute say, side by side with their photos. */
import type { Row } from "../types.ts";
import { Badge } from "../value.tsx";
import { nameOf, rupiah, t, time } from "../words/index.ts";

export function DisputeView({ dispute }: { dispute: Row }) {
  const { opened_by, description, reason, photos, answer, status, opened_at } = dispute;
  return (
    <section>
      <h2>
        {t("dispute")} <Badge value={status} />
      </h2>
      <div className="pair">
        <Side
          title={t("buyerSays", { who: nameOf(opened_by) })}
          at={opened_at}
          text={[reason && nameOf(reason), description].filter(Boolean).join(": ")}
          photos={photos}
        />
        <Side
          title={t("answer")}
          at={answer?.answered_at}
          text={answer ? answer.description : t("noAnswer")}
          photos={answer?.photos ?? []}
        />
      </div>
      {status === "resolved" && (
        <p>
          {nameOf(dispute.resolution)}{" "}
          {dispute.refund_amount !== null && rupiah(dispute.refund_amount)} {dispute.note}
        </p>
      )}
    </section>
  );
}

interface Said {
  title: string;
  at?: string;
  text: string;
  photos: string[];
}

function Side({ title, at, text, photos }: Said) {
  return (
    <div className="card">
      <h3>{title}</h3>
      {at && <p className="note">{time(at)}</p>}
      <p>{text}</p>
      <div className="photos">
        {photos.map((url, index) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={`${title} ${index + 1}`} loading="lazy" />
          </a>
        ))}
      </div>
    </div>
  );
}
