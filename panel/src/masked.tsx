/** A masked value and its opening: the clear text stays only in this component's memory, for at most five minutes. */
import { Button, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { call } from "./api.ts";
import { messagesOf, Problem } from "./problem.tsx";
import { useStaff } from "./session.tsx";
import type { Opens, Role } from "./types.ts";
import { nameOf, t } from "./words/index.ts";

const SHOWN_FOR_MS = 5 * 60_000;
const OPENED_BY: Record<Opens["target_type"], Role> = {
  user: "ops_admin",
  order: "ops_admin",
  withdrawal: "administrator",
};

/** Whether the role may open the masked value; the API decides again. */
const mayOpen = (roles: readonly Role[], { target_type }: Opens) =>
  roles.includes("superadmin") || roles.includes(OPENED_BY[target_type]);

interface Given {
  opens: Opens;
  field: string;
  value: string;
  /** Several values, such as an address. */
  drawObject: (clear: object) => ReactNode;
}

export function Masked({ opens, field, value, drawObject }: Given) {
  const { roles } = useStaff();
  const [isAsked, setAsked] = useState(false);
  // Not a query or mutation, whose caches keep answers.
  const [clear, setClear] = useState<unknown>();
  useEffect(() => {
    if (clear === undefined) return;
    const timer = setTimeout(() => setClear(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [clear]);

  if (clear !== undefined) {
    return (
      <div className="clear">
        <div role="status">
          {typeof clear === "object" && clear !== null
            ? drawObject(clear)
            : String(clear ?? t("none"))}
        </div>
        <button type="button" className="plain" onClick={() => setClear(undefined)}>
          {t("hide")}
        </button>{" "}
        <span className="note">{t("clearFor")}</span>
      </div>
    );
  }
  if (isAsked) {
    const show = (values: Record<string, unknown>) => {
      setAsked(false);
      setClear(values[field] ?? null);
    };
    return <Ask opens={opens} field={field} show={show} cancel={() => setAsked(false)} />;
  }
  return (
    <>
      {value} {mayOpen(roles, opens) && (
        <button
          type="button"
          className="plain"
          aria-label={`${t("open")}: ${nameOf(field)}`}
          onClick={() => setAsked(true)}
        >
          {t("open")}
        </button>
      )}
    </>
  );
}

interface Asked {
  opens: Opens;
  field: string;
  show: (values: Record<string, unknown>) => void;
  cancel: () => void;
}

/** Asks for the reason; the audit log stores it with the reader and the owner. */
function Ask({ opens: { target_type, target_id }, field, show, cancel }: Asked) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const messages = messagesOf(error, "why");
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const reason = String(new FormData(event.currentTarget).get("why")).trim();
    setBusy(true);
    try {
      const body = { target_type, target_id, fields: [field] };
      show((await call("admin_disclosures", { body, reason })).values);
    } catch (problem) {
      setBusy(false);
      setError(problem);
    }
  };
  return (
    <form className="action" onSubmit={submit} noValidate>
      <TextInput name="why" label={t("reason")} error={messages["why"]} required autoFocus />
      {error !== undefined && <Problem error={error} beside={["why"]} />}
      <div className="buttons">
        <Button type="submit" variant="filled" loading={isBusy}>
          {t("openIt", { what: nameOf(field) })}
        </Button>
        <Button onClick={cancel}>{t("back")}</Button>
      </div>
    </form>
  );
}
