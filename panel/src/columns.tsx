/** The columns of a list, which people choose. */
import { Checkbox } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useState } from "react";
import type { Field } from "./types.ts";
import { nameOf, t } from "./words/index.ts";

/** Whether a column is shown, by name: a person's choice, kept in this browser. */
export const useChoice = (name: string) =>
  useLocalStorage<Record<string, boolean>>({
    key: `preloved.panel.columns.${name}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });

/** The shown columns among `fields` and `more`, and the control for choosing them. */
export function useColumns(name: string, fields: readonly Field[], more: readonly Field[]) {
  const [kept, keep] = useChoice(name);
  const [isOpen, setOpen] = useState(false);
  const others = more.filter((each) => !fields.some((field) => field.name === each.name));
  const all = [...fields, ...others];
  const isShown = (field: Field) => kept[field.name] ?? fields.includes(field);
  const columns = all.filter(isShown);
  const chooser = (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("columns")}</summary>
      <div className="fields">
        {isOpen && all.map((field) => (
          <Checkbox
            key={field.name}
            label={nameOf(field.name)}
            checked={isShown(field)}
            disabled={isShown(field) && columns.length === 1}
            onChange={() => keep({ ...kept, [field.name]: !isShown(field) })}
          />
        ))}
      </div>
    </details>
  );
  return { columns, chooser };
}
