/** One operation that writes: its form, a dry run, the reason, and the result. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { uuid } from "../../clients/js/src/time.ts";
import { to } from "./address.ts";
import { call, operationOf } from "./api.ts";
import { Input, read } from "./form.tsx";
import { inParts, isForMany } from "./many.ts";
import { say } from "./notice.tsx";
import { Problem } from "./problem.tsx";
import { useProgress } from "./progress.tsx";
import type { MarketError } from "../../clients/js/src/index.ts";
import type { Action, Field, Row } from "./types.ts";
import { isProposal, Tried } from "./tried.tsx";
import { restore, showNow } from "./optimistic.ts";
import { aboutOf, hintOf, nameOf, t, titleOf } from "./words/index.ts";

const REASON: Field = { name: "action_reason", type: "string", minLength: 3, maxLength: 500 };

export function ActionForm(
  { action, done, cancel }: { action: Action; done: () => void; cancel: () => void },
) {
  const { operation: id, path, initial = {} } = action;
  const operation = operationOf(id);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(0);
  const [tried, setTried] = useState<Row>();
  const { run, progress } = useProgress();
  const fields = operation.bodies[kind] ?? [];
  const hasOwn = fields.some(({ name }) => name === "reason");
  const title = action.title ?? titleOf(id, operation);
  // Of one intent: renewed when the form changes or the API has answered, kept when its answer was lost.
  const requestId = useRef(uuid());
  const change = () => {
    setTried(undefined);
    requestId.current = uuid();
  };

  const send = useMutation({
    networkMode: "always",
    mutationFn: async (isDryRun: boolean) => {
      const given = new FormData(form.current!);
      const body = operation.bodies.length > 0 ? read(given, fields) : undefined;
      const reason = String(given.get(REASON.name) ?? "").trim() || undefined;
      if (isDryRun) return await call(id, { path, body, reason, isDryRun });
      const kept = showNow(client, action, body);
      try {
        if (isForMany(operation)) {
          return await run((watch) =>
            inParts(
              Number(body?.limit ?? 100),
              watch,
              (limit) => call(id, { body: { ...body, limit }, reason }),
            )
          );
        }
        return await call(id, { path, body, reason, requestId: requestId.current });
      } catch (error) {
        restore(client, kept);
        throw error;
      }
    },
    onSuccess: async (result, isDryRun) => {
      if (isDryRun) return setTried(result);
      done();
      if (isProposal(result)) {
        say(t("proposed", { title }), [to(`approval/${result.approval_id}`), t("seeProposal")]);
      } else {
        say(isForMany(operation) ? t("doneMany", { title, ...result }) : t("done", { title }));
      }
      await client.invalidateQueries();
    },
    onError: (error) => {
      setTried(undefined);
      if (!(error as MarketError).mayHaveHappened) requestId.current = uuid();
    },
  });

  const { partly } = (send.error ?? {}) as { partly?: Row };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(operation.hasDryRun && !tried);
  };
  return (
    <form className="action" ref={form} onSubmit={submit} onChange={change}>
      <h3>{title}</h3>
      {operation.about && <p className="note">{aboutOf(id, operation)}</p>}
      {operation.bodies.length > 1 && (
        <fieldset>
          <legend>{t("form")}</legend>
          {operation.bodies.map((each, index) => (
            <label className="check" key={index}>
              <input type="radio" checked={kind === index} onChange={() => setKind(index)} />
              {nameOf(
                each.find(({ values }) => values?.length === 1)?.values?.[0] ?? String(index),
              )}
            </label>
          ))}
        </fieldset>
      )}
      {fields.map((field) => (
        <Input
          key={`${kind}-${field.name}`}
          field={{ ...field, about: hintOf(id, field) }}
          value={initial[field.name]}
        />
      ))}
      {operation.reason && !hasOwn && (
        <div className="field">
          <label htmlFor="action-reason">
            {t("reason")}{" "}
            {operation.reason === "optional" && <span className="note">({t("optional")})</span>}
          </label>
          <input
            id="action-reason"
            {...REASON}
            required={operation.reason === "required"}
          />
        </div>
      )}
      {tried && <Tried answer={tried} fields={operation.fields} />}
      {progress}
      {partly && <p role="status">{t("doneMany", { title, ...partly })}</p>}
      {send.error && <Problem error={send.error} isRestored={!send.variables && !partly} />}
      <div className="buttons">
        <button type="submit" className="main" aria-busy={send.isPending}>
          {operation.hasDryRun && !tried ? t("dryRun") : t("doIt", { title })}
        </button>
        <button type="button" onClick={cancel}>{t("back")}</button>
      </div>
    </form>
  );
}
