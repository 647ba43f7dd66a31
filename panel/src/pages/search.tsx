/** One search field for all questions that staff get. */
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../api.ts";
import { useKeys } from "../keys.ts";
import { Heading } from "../heading.tsx";
import { EMAIL } from "../person_input.tsx";
import { Problem } from "../problem.tsx";
import { resources } from "../resources.ts";
import { go, to } from "../address.ts";
import { Rows } from "../rows.tsx";
import { useRoute } from "../router.ts";
import { useStaff } from "../session.tsx";
import type { Row } from "../types.ts";
import { t } from "../words/index.ts";
import type { Key } from "../words/texts.ts";

const PHONE = /^[+\d][\d\s-]{6,}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const REFERENCE = /^ORD-\d{6}-\w{6}$/i;

interface Asked {
  name: string;
  query: Row;
}

/** The kinds of a search text, and their lists. */
export function lookups(text: string): Asked[] {
  const asked: Asked[] = [];
  if (UUID.test(text)) {
    asked.push({ name: "users", query: { user_id: text } });
    asked.push({ name: "orders", query: { order: text } });
  } else if (REFERENCE.test(text)) {
    return [{ name: "orders", query: { order: text.toUpperCase() } }];
  } else if (EMAIL.test(text)) {
    return [{ name: "users", query: { email: text } }];
  } else if (PHONE.test(text)) {
    asked.push({ name: "users", query: { phone: text.replaceAll(/[\s-]/g, "") } });
  } else {
    asked.push({ name: "users", query: { q: text } }, { name: "listings", query: { q: text } });
  }
  return [
    ...asked,
    { name: "orders", query: { reference: text } },
    { name: "payouts", query: { provider_payout_id: text } },
    { name: "webhooks", query: { reference: text, status: "all" } },
    { name: "ledger", query: { key: text } },
  ];
}

type Found = Asked & { items: Row[]; error?: unknown };

export function Search() {
  const { query: { q = "" } } = useRoute();
  const { may } = useStaff();
  const search = useQuery({
    queryKey: ["search", q],
    enabled: q !== "",
    // A search by phone is a line of the audit log, so only a person repeats it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: () =>
      Promise.all(
        lookups(q).filter(({ name }) => may(resources[name]!.list)).map(
          async ({ name, query }): Promise<Found> => {
            try {
              const { items } = await call(resources[name]!.list, {
                query: { ...query, limit: 5 },
              });
              return { name, query, items };
            } catch (error) {
              // A text that this list rejects matches nothing there.
              const isOther = (error as { status?: number }).status === 400;
              return { name, query, items: [], error: isOther ? undefined : error };
            }
          },
        ),
      ),
  });
  const input = useRef<HTMLInputElement>(null);
  useKeys({
    "/": (event) => {
      event.preventDefault();
      input.current!.focus();
    },
  });
  const found = (search.data ?? []).filter(({ items }) => items.length > 0);
  const failed = (search.data ?? []).find(({ error }) => error);
  return (
    <>
      <Heading>{t("search")}</Heading>
      <form
        role="search"
        className="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          go(to("search", { q: String(new FormData(event.currentTarget).get("q")).trim() }));
        }}
      >
        <TextInput
          key={q}
          ref={input}
          name="q"
          type="search"
          defaultValue={q}
          aria-label={t("search")}
          maxLength={100}
          required
          autoFocus={q === ""}
        />
        <Button type="submit" variant="filled">{t("search")}</Button>
      </form>
      <p className="note">{t("searchAbout")}</p>
      {search.isFetching && <p role="status">{t("loading")}</p>}
      {failed && <Problem error={failed.error} again={() => search.refetch()} />}
      {search.data && !failed && found.length === 0 && (
        <p className="empty" role="status">{t("searchNothing", { text: q })}</p>
      )}
      {found.map(({ name, query, items }, index) => (
        <section key={index}>
          <h2>
            <a href={to(name, query)}>{t(name as Key)}</a>
          </h2>
          <Rows name={name} rows={items} />
        </section>
      ))}
    </>
  );
}
