/** A list: columns from the answer's schema, filters from the query's, paging, keyboard. */
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Actions } from "./actions.tsx";
import { Bulk } from "./bulk.tsx";
import { call, operationOf } from "./api.ts";
import type { Link } from "./cases.ts";
import { useColumns } from "./columns.tsx";
import { Dialog } from "./dialog.tsx";
import { Filters } from "./filters.tsx";
import { useKeys } from "./keys.ts";
import { needOf } from "./needs.ts";
import { PAGE, pageAfter } from "./paging.ts";
import { Problem } from "./problem.tsx";
import { keyOf } from "./resources.ts";
import { fieldsOf, labelOf, rowOf } from "./resource.ts";
import type { Resource } from "./resource.ts";
import { Heading } from "./heading.tsx";
import { go, to } from "./address.ts";
import { Runbook } from "./runbook.tsx";
import { useRoute } from "./router.ts";
import { useStaff } from "./session.tsx";
import { useSorting } from "./sorting.ts";
import { Table } from "./table.tsx";
import { Views } from "./views.tsx";
import type { Field, Operation, Row } from "./types.ts";
import { Facts } from "./value.tsx";
import { nameOf, number, t } from "./words/index.ts";
import type { Key } from "./words/texts.ts";

export function List({ name, resource }: { name: string; resource: Resource }) {
  const { query, row } = useRoute();
  const operation = operationOf(resource.list);
  const staff = useStaff();
  const fixed = resource.fixed?.(staff);
  const asked = { ...query, ...fixed };
  const isOpening = "phone" in asked || "email" in asked;
  const list = useQuery<Row>({
    queryKey: ["list", resource.list, asked],
    queryFn: () => call(resource.list, { query: { limit: PAGE, ...asked } }),
    placeholderData: keepPreviousData,
    // A search by a contact is a line of the audit log, so only a person repeats it.
    refetchOnWindowFocus: !isOpening,
    refetchOnReconnect: !isOpening,
  });
  const found = list.data &&
    { ...list.data, items: list.data.items.map((row: Row) => rowOf(resource, row)) };
  const { sorting, sorted: items } = useSorting(name, resource, query, found);
  const { columns, chooser } = useColumns(name, fieldsOf(resource, operation), operation.fields);
  const bulk = resource.bulk && staff.may(resource.bulk.operation) ? resource.bulk : undefined;
  const [chosen, choose] = useState<string[]>([]);
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState<Row>();
  const filters = useRef<HTMLFormElement>(null);
  const filtered = JSON.stringify(query);
  useEffect(() => {
    setAt(-1);
    choose([]);
  }, [filtered]);
  useEffect(() => {
    // A row that left the list stays open: its form shows the result.
    const found = items.find((each) => keyOf(each) === row);
    if (found) setOpen(found);
  }, [row, list.data]);
  const shown = open && keyOf(open) === row ? open : undefined;

  const show = (row: Row) => go(resource.page?.(row) ?? to(name, { ...query, row: keyOf(row) }));
  const move = (by: number) =>
    setAt((before) => Math.max(0, Math.min(items.length - 1, before + by)));
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: (event) => {
      // Otherwise the key would press the first button of the opened dialog.
      event.preventDefault();
      if (items[at]) show(items[at]);
    },
    "/": (event) => {
      event.preventDefault();
      filters.current?.closest("details")?.setAttribute("open", "");
      filters.current?.querySelector<HTMLElement>("input, select")?.focus();
    },
  });

  return (
    <>
      <Heading tab={shown && nameOfRow(shown)}>{t(name as Key)}</Heading>
      <div className="tools">
        <Filters
          key={filtered}
          ref={filters}
          name={name}
          list={resource.list}
          fixed={fixed}
        />
        <Views name={name} query={query} />
        {chooser}
      </div>
      {resource.create && <Actions actions={resource.create} />}
      {list.error && <Problem error={list.error} again={() => list.refetch()} />}
      {list.isPending && <p role="status">{t("loading")}</p>}
      {list.data && items.length === 0 && (
        <p className="empty">
          {t(filtered !== "{}" ? "empty" : isQueue(operation) ? "emptyQueue" : "emptyAll")}
        </p>
      )}
      {bulk && (
        <Bulk
          bulk={bulk}
          rows={items.filter((row) => chosen.includes(keyOf(row)))}
          keep={(rows) => choose(rows.map(keyOf))}
        />
      )}
      {items.length > 0 && (
        <Table
          fields={columns}
          rows={items}
          sorting={sorting}
          choice={bulk && { chosen, choose, may: bulk.when }}
          at={at}
          show={show}
        />
      )}
      {list.data && <Pages name={name} query={query} list={list.data} operation={operation} />}
      {shown && (
        <Detail
          name={name}
          resource={resource}
          row={shown}
          close={() => go(to(name, query), true)}
        />
      )}
    </>
  );
}

function Pages(
  { name, query, list, operation }: { name: string; query: Row; list: Row; operation: Operation },
) {
  const { offset = 0, cursor, ...filters } = query;
  const at = Number(offset);
  const { total, total_is_minimum, items } = list;
  const lastOffset = operation.query.find((field) => field.name === "offset")?.maximum;
  const next = pageAfter(query, list, lastOffset);
  if (items.length === 0 && at === 0 && !cursor) return null;
  const page = (of: Row) => to(name, { ...filters, ...of });
  const previous = cursor ? {} : { offset: Math.max(0, at - PAGE) };
  return (
    <nav className="buttons" aria-label={t(name as Key)}>
      {!cursor && (
        <span>
          {t("of", {
            from: number(at + 1),
            to: number(at + items.length),
            total: total_is_minimum ? t("atLeast", { total: number(total) }) : number(total),
          })}
        </span>
      )}
      {(at > 0 || cursor) && (
        <Button component="a" href={page(previous)}>{t(cursor ? "toStart" : "before")}</Button>
      )}
      {next && <Button component="a" href={page(next)}>{t("after")}</Button>}
    </nav>
  );
}

/** A kind is a code. */
const nameOfRow = (row: Row) => labelOf(row) === row["kind"] ? nameOf(row["kind"]) : labelOf(row);

const isQueue = ({ query }: Operation) => query.some(({ byDefault }) => byDefault === "open");

interface Shown {
  name: string;
  resource: Resource;
  row: Row;
  close: () => void;
}

/** All fields of a row, and its actions. */
export function Detail({ name, resource, row, close }: Shown) {
  const { fields } = operationOf(resource.list);
  const isId = ({ name }: Field) => Number(name === "id");
  const label = nameOfRow(row);
  const actions = resource.actions?.(row) ?? [];
  // Beside a runbook, "nothing that you may do" would be wrong.
  const hasActions = resource.actions && (actions.length > 0 || !resource.runbook);
  return (
    <Dialog title={`${t(name as Key)}: ${label}`} close={close}>
      {resource.links && <Links to={resource.links(row)} />}
      {hasActions && <Actions actions={actions} subject={label} done={close} />}
      {resource.runbook && <CaseRunbook kind={resource.runbook(row)} />}
      <Facts
        row={row}
        fields={fields.toSorted((one, other) => isId(one) - isId(other))}
        opens={resource.opens?.(row)}
      />
    </Dialog>
  );
}

const CaseRunbook = ({ kind }: { kind: string }) => (
  <>
    <h3>{nameOf(kind)}</h3>
    <Runbook kind="cases" name={kind} />
  </>
);

/** The pages that the role may see. */
function Links({ to: pages }: { to: Link[] }) {
  const { may } = useStaff();
  const seen = pages.filter(([name]) => may(needOf(name)!));
  if (seen.length === 0) return null;
  return (
    <p className="buttons">
      {seen.map(([name, address]) => (
        <Button component="a" key={name} href={address}>{t(name as Key)}</Button>
      ))}
    </p>
  );
}
