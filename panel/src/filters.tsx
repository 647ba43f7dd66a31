/** The filters of a list, from its operation's query parameters. */
import { Button } from "@mantine/core";
import type { Ref } from "react";
import { operationOf } from "./api.ts";
import { Export } from "./export.tsx";
import { Input, read } from "./form.tsx";
import { go, to } from "./address.ts";
import { useRoute } from "./router.ts";
import type { Row } from "./types.ts";
import { nameOf, t } from "./words/index.ts";

interface Given {
  name: string;
  /** The operation of the list. */
  list: string;
  /** Filters that the page sets itself. */
  fixed?: Row;
  ref?: Ref<HTMLFormElement>;
}
/** Fields outside the form: paging, and fields for machines. */
const HIDDEN = ["limit", "offset", "cursor", "format", "check"];

export function Filters({ name, list, fixed = {}, ref }: Given) {
  const operation = operationOf(list);
  const { query } = useRoute();
  const fields = operation.query.filter((field) =>
    !HIDDEN.includes(field.name) && !(field.name in fixed)
  );
  const hasCsv = operation.query.some((field) => field.name === "format");
  const isSet = fields.some((field) => field.name in query);
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(to(name, read(new FormData(event.currentTarget), fields)));
  };
  if (fields.length === 0) return null;
  return (
    <details className="filters" open={isSet || undefined}>
      <summary>{t("filters")}</summary>
      <form ref={ref} onSubmit={submit}>
        <div className="fields">
          {fields.map((field) => (
            <Input
              key={field.name}
              field={{ ...field, about: undefined, isRequired: undefined }}
              label={nameOf(field.name)}
              value={query[field.name]}
            />
          ))}
        </div>
        <div className="buttons">
          <Button type="submit" variant="filled">{t("apply")}</Button>
          {isSet && <Button component="a" href={to(name)}>{t("reset")}</Button>}
          {hasCsv && <Export list={list} name={name} query={query} />}
        </div>
      </form>
    </details>
  );
}
