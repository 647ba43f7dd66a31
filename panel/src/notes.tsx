/** The notes of staff about a user or an order. */
import { useQuery } from "@tanstack/react-query";
import { Actions } from "./actions.tsx";
import { call } from "./api.ts";
import { Problem } from "./problem.tsx";
import type { MarketError } from "../../clients/js/src/index.ts";
import type { Row } from "./types.ts";
import { t, time } from "./words/index.ts";

export function Notes({ user_id, order }: { user_id?: string; order?: string }) {
  const about = { user_id, order };
  const notes = useQuery<Row>({
    queryKey: ["list", "admin_notes", about],
    queryFn: () => call("admin_notes", { query: about }),
  });
  if (notes.error) {
    // Staff read nothing about themselves.
    const isOwn = (notes.error as MarketError).reason === "self_decision";
    return isOwn ? null : <Problem error={notes.error} again={() => notes.refetch()} />;
  }
  return (
    <section>
      <h2>{t("notes")}</h2>
      {notes.data?.["items"].map(({ id, author_username, created_at, text }: Row) => (
        <article className="card" key={id}>
          <p className="note">
            {author_username}, <time dateTime={created_at}>{time(created_at)}</time>
          </p>
          <p>{text}</p>
        </article>
      ))}
      <Actions actions={[{ operation: "admin_notes_create", fixed: about }]} />
    </section>
  );
}
