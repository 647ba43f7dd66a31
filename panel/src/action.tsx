/** One operation that writes: its form, a dry run, the reason, and the result. */
import { Button, Group, Radio, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uuid } from "../../clients/js/src/time.ts";
import { to } from "./address.ts";
import { attempt, call, operationOf } from "./api.ts";
import { Input, read } from "./form.tsx";
import { inParts, isForMany } from "./many.ts";
import { say } from "./notice.tsx";
import { messagesOf, Problem } from "./problem.tsx";
import { useProgress } from "./progress.tsx";
import type { MarketError } from "../../clients/js/src/index.ts";
import type { Action, Field, Row } from "./types.ts";
import { isProposal, Tried } from "./tried.tsx";
import { restore, showNow } from "./optimistic.ts";
import { aboutOf, hintOf, nameOf, t, titleOf } from "./words/index.ts";

const REASON = "action_reason";

/** Destructive actions and a page's main action look different: an outline and a full colour. */
export const lookOf = (operation: string) =>
  /_(approve|release|resolve|settle|vouchers_create|aliases_set)$|(backs|ments)_decide$|(cases|reports|reviews)_close$/
      .test(operation)
    ? { variant: "filled" }
    : /_(reject|void|ban|revoke|delete|hide)$/.test(operation)
    ? { variant: "outline", color: "red" }
    : {};

interface Given {
  action: Action;
  /** The name of its subject. */
  subject?: string;
  done: (result: Row) => void;
  cancel: () => void;
}

export function ActionForm({ action, subject, done, cancel }: Given) {
  const { operation: id, path, initial = {}, fixed = {} } = action;
  const operation = operationOf(id);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(0);
  const [tried, setTried] = useState<{ answer: Row; money: Row[] }>();
  const { run, progress } = useProgress();
  const all = operation.bodies[kind] ?? [];
  /** A field with a single value identifies the form. */
  const isKind = ({ values }: Field) => operation.bodies.length > 1 && values?.length === 1;
  const fields = all.filter((field) => !(field.name in fixed) && !isKind(field));
  const hasOwn = fields.some(({ name }) => name === "reason");
  const title = action.title ? t(action.title) : titleOf(id, operation);
  // One id per intent: renewed when the form changes or the API has answered, kept when its answer was lost.
  const requestId = useRef(uuid());
  const change = () => {
    setTried(undefined);
    requestId.current = uuid();
  };

  const send = useMutation({
    networkMode: "always",
    mutationFn: async (isDryRun: boolean) => {
      const given = new FormData(form.current!);
      const named = Object.fromEntries(
        all.filter(isKind).map(({ name, values }) => [name, values![0]]),
      );
      const body = operation.bodies.length > 0
        ? { ...read(given, fields, initial), ...named, ...fixed }
        : undefined;
      const reason = String(given.get(REASON) ?? "").trim() || undefined;
      if (isDryRun) {
        const asked = requestId.current;
        const result = await attempt(id, { path, body, reason });
        // The form may have changed meanwhile: this is not what it would do.
        return asked === requestId.current ? result : undefined;
      }
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
      done(result);
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
  const messages = messagesOf(send.error, hasOwn ? "reason" : REASON);
  const beside = Object.keys(messages).filter((name) =>
    name === REASON || fields.some((field) => field.name === name)
  );
  useEffect(() => {
    form.current!.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [send.error]);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(operation.hasDryRun && !tried);
  };
  return (
    <form className="action" ref={form} onSubmit={submit} onChange={change} noValidate>
      <h3>{title}</h3>
      {subject && <p>{t("actsOn", { subject })}</p>}
      {operation.about && <p className="note">{aboutOf(id, operation)}</p>}
      {operation.bodies.length > 1 && (
        <Radio.Group
          label={t("form")}
          value={String(kind)}
          onChange={(value) => setKind(Number(value))}
        >
          <Group my="xs">
            {operation.bodies.map((each, index) => {
              const own = each.find(isKind)?.values?.[0];
              return (
                <Radio key={index} value={String(index)} label={nameOf(own ?? String(index))} />
              );
            })}
          </Group>
        </Radio.Group>
      )}
      {fields.map((field) => (
        <Input
          key={`${kind}-${field.name}`}
          field={{ ...field, about: hintOf(id, field) }}
          value={initial[field.name]}
          error={messages[field.name]}
        />
      ))}
      {operation.reason && !hasOwn && (
        <TextInput
          name={REASON}
          label={t("reason") + (operation.reason === "required" ? "" : ` (${t("optional")})`)}
          error={messages[REASON]}
          aria-required={operation.reason === "required"}
        />
      )}
      {tried && <Tried {...tried} fields={operation.fields} />}
      {progress}
      {partly && <p role="status">{t("doneMany", { title, ...partly })}</p>}
      {send.error && (
        <Problem error={send.error} beside={beside} isRestored={!send.variables && !partly} />
      )}
      <div className="buttons">
        <Button type="submit" variant="filled" {...lookOf(id)} loading={send.isPending}>
          {operation.hasDryRun && !tried ? t("dryRun") : t("doIt", { title })}
        </Button>
        <Button onClick={cancel}>{t("back")}</Button>
      </div>
    </form>
  );
}
