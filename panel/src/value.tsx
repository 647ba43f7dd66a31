/** One value of an answer, by its field's name and schema. */
import { Badge as Chip } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { ageOf, day, nameOf, number, rupiah, t, time, wordOf } from "./words/index.ts";
import { to } from "./address.ts";
import { actionOf, call } from "./api.ts";
import { Masked } from "./masked.tsx";
import { Photos } from "./photos.tsx";
import { labelOf } from "./resource.ts";
import { useStaff } from "./session.tsx";
import type { Field, Opens, Row } from "./types.ts";

const MONEY =
  /(amount|price|total|fee|net|balance|discount|charged|returned|difference|revenue|gmv|fees|commission|boosts|promotions|claims|adjustments|from_buyer|from_seller|budget|spent|day_limit|held|in_escrow)$/;
const COUNTS = /^(total_limit|sold_count)$/;
export const isMoney = (name: string) => MONEY.test(name) && !COUNTS.test(name);

/** The page of an id. */
const LINKS: Record<string, (value: string) => string> = {
  order_id: (value) => to(`order/${value}`),
  user_id: (value) => to(`person/${value}`),
  buyer_id: (value) => to(`person/${value}`),
  seller_id: (value) => to(`person/${value}`),
  reporter_id: (value) => to(`person/${value}`),
  withdrawal_id: (value) => to("ledger", { withdrawal_id: value }),
};
const PERSON = /^(user|buyer|seller|reporter)_id$/;

/** The name of an id's subject if the role may ask for it; otherwise the beginning of the id. */
function Named({ name, id }: { name: string; id: string }) {
  const { may } = useStaff();
  const list = PERSON.test(name) ? "admin_users" : name === "order_id" ? "admin_orders" : undefined;
  const found = useQuery<Row>({
    queryKey: ["name", list, id],
    queryFn: () => call(list!, { query: { [list === "admin_users" ? "user_id" : "order"]: id } }),
    enabled: list !== undefined && may(list),
    staleTime: Infinity,
  });
  const row: Row = found.data?.items[0] ?? {};
  return <a href={LINKS[name]!(id)}>{labelOf(row) || `${id.slice(0, 8)}…`}</a>;
}

const TONES: [RegExp, string][] = [
  [/^(open|pending|held|disputed|return_requested|suspended|announced|high)$/i, "yellow"],
  [/^(approved|resolved|completed|paid|active|posted|live)$/i, "teal"],
  [/^(rejected|lapsed|banned|failed|expired|cancelled|voided|returned)$/i, "red"],
];

export function Badge({ value }: { value: string }) {
  const tone = TONES.find(([pattern]) => pattern.test(value))?.[1] ?? "gray";
  return <Chip className="badge" color={tone}>{nameOf(value)}</Chip>;
}

export function Value({ field, value }: { field: Field; value: unknown }) {
  const { name, format, type, values } = field;
  if (value === null || value === undefined || value === "") {
    return <span className="rest" aria-label={t("none")} role="img">–</span>;
  }
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") {
    return isMoney(name) ? rupiah(value) : number(value);
  }
  if (typeof value === "object") return <Nested value={value} />;
  const text = String(value);
  if (name === "age") return <time dateTime={text}>{ageOf(text)}</time>;
  if (format === "date") return <time dateTime={text}>{day(text)}</time>;
  if (format === "date-time" || /_at$/.test(name)) return <time dateTime={text}>{time(text)}</time>;
  if (name === "photo_url") return <Photos urls={[text]} />;
  if (LINKS[name]) return <Named name={name} id={text} />;
  if (values || /(^|_)(status|kind|role|condition)$/.test(name)) return <Badge value={text} />;
  if (name === "courier_code") return text.toUpperCase();
  if (name === "action") return actionOf(text);
  if (/^(reason|target_type|limit_name)$/.test(name)) return wordOf(text);
  return type === "string" && format === "uuid" ? <code>{text}</code> : text;
}

/** A value without a schema: lists and objects, down to their leaves. */
export function Nested({ value }: { value: object }) {
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="rest">{t("none")}</span>;
    if (value.every((each) => typeof each !== "object")) return value.map(nameOf).join(", ");
    return (
      <ul>
        {value.map((each, index) => (
          <li key={index}>
            <Nested value={each as object} />
          </li>
        ))}
      </ul>
    );
  }
  return <Facts row={value as Row} />;
}

const MASK = /•••/;
const fieldFor = (name: string): Field => ({ name, type: "string" });

/** A row as names and values. */
export function Facts(
  { row, fields, opens }: { row: Row; fields?: readonly Field[]; opens?: Opens },
) {
  const shown = fields ?? Object.keys(row ?? {}).map(fieldFor);
  return (
    <dl className="facts">
      {shown.map((field) => (
        <Fragment key={field.name}>
          <dt>{nameOf(field.name)}</dt>
          <dd>
            {opens?.fields.includes(field.name) && MASK.test(row?.[field.name])
              ? (
                <Masked
                  opens={opens}
                  field={field.name}
                  value={row[field.name]}
                  drawObject={(clear) => <Nested value={clear} />}
                />
              )
              : <Value field={field} value={row?.[field.name]} />}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
