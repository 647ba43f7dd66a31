/** One identity check: both pictures side by side, and the decision. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Actions } from "../actions.tsx";
import { useAnswer } from "../answer.ts";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import { go, to } from "../address.ts";
import { useRoute } from "../router.ts";
import type { Row } from "../types.ts";
import { Badge } from "../value.tsx";
import { ageOf, t } from "../words/index.ts";

export function Check() {
  const { id } = useRoute();
  const check = useAnswer("admin_ktp_view", { path: { id } }, {
    // Each opening is recorded, so that an action does not ask again; the pictures' addresses expire.
    staleTime: "static",
    gcTime: 0,
  });
  const waiting = useQuery<Row>({
    queryKey: ["list", "admin_ktp_pending", { sort: "oldest" }],
    queryFn: () => call("admin_ktp_pending", { query: { sort: "oldest", limit: 20 } }),
  });
  const person = waiting.data?.items.find((each: Row) => each.id === id);
  const next = waiting.data?.items.find((each: Row) => each.id !== id);
  const decided = () => go(next ? to(`check/${next.id}`) : to("ktp"));
  const { status, user_id, submitted_at, photo_url, selfie_url, rejection_reason } = check;
  return (
    <>
      <Heading>{t("ktp")}</Heading>
      <p>
        <Badge value={status} />{" "}
        <a href={to(`person/${user_id}`)}>{person?.full_name ?? person?.username ?? user_id}</a>
        {" · "}
        {ageOf(submitted_at)}
        {rejection_reason && <>{" · "}{rejection_reason}</>}
      </p>
      <div className="pair">
        <Picture url={photo_url} name={t("photo")} />
        <Picture url={selfie_url} name={t("selfie")} />
      </div>
      <p className="note">{t("photoAudit")}</p>
      {status === "pending" && (
        <section>
          <h2>{t("actions")}</h2>
          <Actions
            actions={["admin_ktp_approve", "admin_ktp_reject"].map((operation) => ({
              operation,
              path: { id },
              leaves: id,
            }))}
            done={decided}
          />
        </section>
      )}
      {next && (
        <p>
          <a href={to(`check/${next.id}`)}>{t("nextCheck")}</a>
        </p>
      )}
    </>
  );
}

function Picture({ url, name }: { url: string | null; name: string }) {
  const [isGone, setGone] = useState(url === null);
  return (
    <figure className="card">
      {isGone
        ? <p className="empty">{t("noPhoto")}</p>
        : (
          <a href={url!} target="_blank" rel="noreferrer">
            <img src={url!} alt={name} onError={() => setGone(true)} />
          </a>
        )}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
