/** A reported conversation: its messages with their writers, and the decision about each report. */
import { Button } from "@mantine/core";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Actions } from "../actions.tsx";
import { to } from "../address.ts";
import { call } from "../api.ts";
import { Heading } from "../heading.tsx";
import { resources } from "../resources.ts";
import { useRoute } from "../router.ts";
import type { Row } from "../types.ts";
import { Badge } from "../value.tsx";
import { headOf, nameOf, t, time, wordOf } from "../words/index.ts";

export function Conversation() {
  const { id } = useRoute();
  const read = useSuspenseInfiniteQuery({
    queryKey: ["conversation", id],
    initialPageParam: 0,
    queryFn: ({ pageParam }): Promise<Row> =>
      call("admin_conversations_view", { path: { id }, query: { after_seq: pageParam } }),
    getNextPageParam: (page: Row) => page["has_more"] ? page["messages"].at(-1).seq : undefined,
    // Each reading is recorded: an action on this page causes none. The text is not kept.
    staleTime: "static",
    gcTime: 0,
  });
  const [closed, setClosed] = useState<Row>({});
  const { listing_title, buyer_id, buyer_username, seller_id, seller_username, reports } = read.data
    .pages[0]!;
  const names: Row = { [buyer_id]: buyer_username, [seller_id]: seller_username };
  return (
    <>
      <Heading>{listing_title}</Heading>
      <p className="lead">
        {headOf("buyer")}: <a href={to(`person/${buyer_id}`)}>{buyer_username}</a>
        {" · "}
        {nameOf("seller")}: <a href={to(`person/${seller_id}`)}>{seller_username}</a>
      </p>
      <p className="note">{t("messagesAudit")}</p>
      {reports.map((read: Row) => closed[read.id] ?? read).map((report: Row) => (
        <section className="card" key={report.id}>
          <h2>
            {wordOf(report.reason)} <Badge value={report.status} />
          </h2>
          <p>{report.details}</p>
          <Actions
            actions={resources.reports!.actions!(report)}
            subject={report.username}
            done={(closing) =>
              setClosed({ ...closed, [closing.id]: closing })}
          />
        </section>
      ))}
      <section className="talk">
        {read.data.pages.flatMap(({ messages }) => messages).map((message: Row) => (
          <article key={message.seq}>
            <h4>{names[message.sender_id]}</h4>
            <p className="note">
              <time dateTime={message.created_at}>{time(message.created_at)}</time>
            </p>
            <p>{message.original ?? message.text}</p>
          </article>
        ))}
      </section>
      {read.hasNextPage && (
        <Button
          loading={read.isFetchingNextPage}
          onClick={() => read.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </>
  );
}
