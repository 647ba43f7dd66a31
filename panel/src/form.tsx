/** Inputs for the fields of a schema, and their values. */
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { parseRupiah } from "../../shared/domain/rupiah.ts";
import { PersonInput } from "./person_input.tsx";
import { nameOf, rupiah, t } from "./words/index.ts";
import { isMoney } from "./value.tsx";
import type { Field, Row } from "./types.ts";

const LONG = 200;
const PERSON = /^((user|buyer|seller|actor)_id|target)$/;

interface Given {
  field: Field;
  value?: unknown;
  label?: string;
  /** The API's message about it. */
  error?: string;
}

export function Input({ field, value, label, error }: Given) {
  const { name, type, format, values, isRequired, about } = field;
  const given = textOf(field, value ?? field.byDefault);
  const common = {
    name,
    label: label ?? nameOf(name) + (isRequired ? "" : ` (${t("optional")})`),
    description: about,
    error,
    "aria-required": isRequired,
  };
  if (values || type === "boolean") {
    const options = values ?? ["true", "false"];
    const data = options.map((each) => ({
      value: String(each),
      label: type === "boolean" ? t(each === "true" ? "yes" : "no") : nameOf(String(each)),
    }));
    const none = isRequired && values ? [] : [{ value: "", label: t("any") }];
    return <NativeSelect {...common} defaultValue={given} data={[...none, ...data]} />;
  }
  if (type === "string" && (field.maxLength ?? 0) >= LONG && !format) {
    return <Textarea {...common} rows={2} defaultValue={given} />;
  }
  if (PERSON.test(name) && !format) {
    return <PersonInput {...common} defaultValue={given} />;
  }
  const isRupiah = isMoney(name);
  return (
    <TextInput
      {...common}
      type={format === "date" ? "date" : format === "date-time" ? "datetime-local" : "text"}
      inputMode={isRupiah || type === "integer" ? "numeric" : undefined}
      defaultValue={given}
      onBlur={({ currentTarget: input }) => {
        if (isRupiah) input.value = inRupiah(input.value);
      }}
    />
  );
}

/** A value as its input shows it. */
function textOf({ name, format }: Field, value: unknown): string {
  const text = String(value ?? "");
  return format === "date-time" ? localTime(text) : isMoney(name) ? inRupiah(text) : text;
}

/** An amount in the page's format; another text stays, and the API reports its error. */
function inRupiah(text: string): string {
  const amount = parseRupiah(text);
  return Number.isInteger(amount) ? rupiah(amount) : text;
}

/**
 * The values in the schema's types. An optional field that stays as it was is not sent: a colleague may have changed it
 * meanwhile. An emptied one is null. A required text is sent even if empty, and rejected.
 */
export function read(form: FormData, fields: readonly Field[], initial: Row = {}): Row {
  const row: Row = {};
  for (const field of fields) {
    const { name, type, format, values, isRequired } = field;
    const text = String(form.get(name) ?? "").trim();
    const isRequiredText = isRequired && type === "string" && !format && !values;
    const isSame = text === textOf(field, initial[name]);
    if (isSame && !isRequiredText && !(isRequired && text)) continue;
    row[name] = text === "" && !isRequiredText ? null : valueOf(field, text);
  }
  return row;
}

function valueOf({ name, type, format }: Field, text: string): unknown {
  if (type === "integer" || isMoney(name)) {
    const amount = parseRupiah(text);
    // As JSON, NaN is null, which clears a field: the API gets the text and reports its error.
    return Number.isNaN(amount) ? text : amount;
  }
  if (type === "boolean") return text === "true";
  return format === "date-time" ? new Date(text).toISOString() : text;
}

/** 2026-11-22T18:30 in this machine's time zone, the format of the input. */
function localTime(text: string): string {
  if (!text) return "";
  const at = new Date(text);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
