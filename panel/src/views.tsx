/** Named views of a list: its filters, order and columns, kept in this browser for each member of staff. */
import { Button, TextInput } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { go, to } from "./address.ts";
import { useStaff } from "./session.tsx";
import { useChoice } from "./columns.tsx";
import type { Row } from "./types.ts";
import { t } from "./words/index.ts";

interface View {
  query: Row;
  columns?: Record<string, boolean>;
}

export function Views({ name, query }: { name: string; query: Row }) {
  const [columns, setColumns] = useChoice(name);
  const [views, keep] = useLocalStorage<Record<string, View>>({
    key: `preloved.panel.views.${useStaff().id}.${name}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const show = ({ query, columns = {} }: View) => {
    setColumns(columns);
    go(to(name, query));
  };
  const remove = (title: string) =>
    keep(Object.fromEntries(Object.entries(views).filter(([each]) => each !== title)));
  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get("view")).trim();
    // A page has no name, and a contact stays in no browser.
    const { offset: _, cursor: __, phone: ___, email: ____, ...filters } = query;
    if (!title) return;
    keep({ ...views, [title]: { query: filters, columns } });
    event.currentTarget.reset();
  };
  return (
    <details>
      <summary>{t("views")}</summary>
      {Object.entries(views).map(([title, view]) => (
        <div className="buttons" key={title}>
          <Button onClick={() => show(view)}>{title}</Button>
          <Button
            variant="subtle"
            aria-label={t("removeView", { title })}
            onClick={() => remove(title)}
          >
            ×
          </Button>
        </div>
      ))}
      <form className="buttons" onSubmit={save}>
        <TextInput
          name="view"
          aria-label={t("viewName")}
          placeholder={t("viewName")}
          maxLength={40}
        />
        <Button type="submit">{t("saveView")}</Button>
      </form>
    </details>
  );
}
