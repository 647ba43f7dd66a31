/** The problem in words, with the request id for support. */
import { Alert, Button } from "@mantine/core";
import { nameOf, plainly, t } from "./words/index.ts";

interface Shown {
  message?: string;
  code?: string;
  status?: number;
  reason?: string;
  requestId?: string;
  mayHaveHappened?: boolean;
  details?: { path: string; message: string }[];
}

/** The field of `body.amount` or `query.phone`. */
const fieldOf = (path: string) => path.split(".")[1] ?? path;

/** An error's messages about the fields of a form, by field name. */
export function messagesOf(error: unknown, reasonField: string): Record<string, string> {
  const { details = [], reason = "" } = (error ?? {}) as Shown;
  const about: Record<string, string> = {};
  for (const { path, message: said } of details) {
    const name = fieldOf(path);
    const message = plainly(said);
    about[name] = about[name] ? `${about[name]}; ${message}` : message;
  }
  if (/^action_reason_/.test(reason)) about[reasonField] = t("reasonWrong");
  return about;
}

/** The error in the language of the page; the client's own messages are English. */
export function sentenceOf(error: unknown): string {
  const { message = "", code, status, mayHaveHappened } = error as Shown;
  if (mayHaveHappened) return t("mayHaveHappened");
  return status === 0 || code === "UNEXPECTED" ? t("offline") : message;
}

interface Given {
  error: unknown;
  again?: () => void;
  /** The page shows the previous state again. */
  isRestored?: boolean;
  /** Fields that show their message themselves. */
  beside?: readonly string[];
}

export function Problem({ error, again, isRestored, beside = [] }: Given) {
  const { requestId, mayHaveHappened, details } = error as Shown;
  const others = details?.filter(({ path }) => !beside.includes(fieldOf(path)));
  return (
    <Alert className="problem" color="red" my="sm">
      <p>{others?.length === 0 ? t("markedFields") : sentenceOf(error)}</p>
      {others?.map(({ path, message }) => <p key={path}>{nameOf(fieldOf(path))}: {message}</p>)}
      {isRestored && !mayHaveHappened && <p>{t("restored")}</p>}
      {requestId && (
        <p className="note">
          {t("requestId")}: <code>{requestId}</code>
        </p>
      )}
      {again && <Button onClick={again}>{t("again")}</Button>}
    </Alert>
  );
}
