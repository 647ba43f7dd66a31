/** Inputs for the fields of a schema, and their values. */
import { nameOf, t } from "./words/index.ts";
import type { Field, Row } from "./types.ts";

const LONG = 200;

export function Input({ field, value }: { field: Field; value?: unknown }) {
  const { name, type, format, values, isRequired, about } = field;
  const given = value ?? field.byDefault ?? "";
  const common = {
    id: `field-${name}`,
    name,
    required: isRequired && type !== "boolean",
    "aria-describedby": about ? `about-${name}` : undefined,
  };
  let input;
  if (values) {
    input = (
      <select {...common} defaultValue={String(given)}>
        {!isRequired && <option value="">{t("any")}</option>}
        {values.map((each) => <option key={each} value={each}>{nameOf(String(each))}</option>)}
      </select>
    );
  } else if (type === "boolean") {
    input = (
      <select {...common} defaultValue={String(given)}>
        <option value="">{t("any")}</option>
        <option value="true">{t("yes")}</option>
        <option value="false">{t("no")}</option>
      </select>
    );
  } else if (type === "string" && (field.maxLength ?? 0) >= LONG && !format) {
    input = (
      <textarea
        {...common}
        rows={2}
        minLength={field.minLength}
        maxLength={field.maxLength}
        defaultValue={String(given)}
      />
    );
  } else {
    const isNumber = type === "integer" || type === "number";
    const kind = isNumber ? "number" : format === "date-time" ? "datetime-local" : "text";
    input = (
      <input
        {...common}
        type={format === "date" ? "date" : kind}
        min={isNumber ? field.minimum : undefined}
        max={isNumber ? field.maximum : undefined}
        minLength={field.minLength}
        maxLength={isNumber ? undefined : field.maxLength}
        defaultValue={kind === "datetime-local" ? localTime(String(given)) : String(given)}
      />
    );
  }
  return (
    <div className="field">
      <label htmlFor={common.id}>
        {nameOf(name)} {!isRequired && <span className="note">({t("optional")})</span>}
      </label>
      {input}
      {about && <p className="note" id={common["aria-describedby"]}>{about}</p>}
    </div>
  );
}

/** The values in the schema's types, without empty ones. */
export function read(form: FormData, fields: readonly Field[]): Row {
  const row: Row = {};
  for (const { name, type, format } of fields) {
    const text = String(form.get(name) ?? "").trim();
    if (text === "") continue;
    row[name] = type === "integer" || type === "number"
      ? Number(text)
      : type === "boolean"
      ? text === "true"
      : format === "date-time"
      ? new Date(text).toISOString()
      : text;
  }
  return row;
}

/** 2026-11-22T18:30 in the time of this machine, as the input has it. */
function localTime(text: string): string {
  if (!text) return "";
  const at = new Date(text);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
