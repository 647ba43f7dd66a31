/** An error in words, with the request id that support asks for. */
import { t } from "./words/index.ts";

interface Shown {
  message?: string;
  status?: number;
  requestId?: string;
  mayHaveHappened?: boolean;
  details?: Record<string, unknown>;
}

interface Given {
  error: unknown;
  again?: () => void;
  /** The page shows the state before the change again. */
  isRestored?: boolean;
}

export function Problem({ error, again, isRestored }: Given) {
  const { message, status, requestId, mayHaveHappened, details } = error as Shown;
  const isLost = status === 0;
  return (
    <div className="problem" role="alert">
      <p>{mayHaveHappened ? t("mayHaveHappened") : isLost ? t("offline") : message}</p>
      {details && Object.entries(details).map(([name, what]) => (
        <p key={name}>
          {name}: {String(what)}
        </p>
      ))}
      {isRestored && !mayHaveHappened && <p>{t("restored")}</p>}
      {requestId && (
        <p className="note">
          {t("requestId")}: <code>{requestId}</code>
        </p>
      )}
      {again && <button type="button" onClick={again}>{t("again")}</button>}
    </div>
  );
}
