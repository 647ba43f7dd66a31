/** The actions that the signed-in role may take on something, and the form of the chosen one. */
import { useState } from "react";
import { ActionForm } from "./action.tsx";
import { operationOf } from "./api.ts";
import { useStaff } from "./session.tsx";
import type { Action } from "./types.ts";
import { t, titleOf } from "./words/index.ts";

export function Actions({ actions, done }: { actions: readonly Action[]; done?: () => void }) {
  const { may } = useStaff();
  const [chosen, setChosen] = useState<Action>();
  const possible = actions.filter(({ operation }) => may(operation));
  if (chosen) {
    const leave = () => {
      setChosen(undefined);
      done?.();
    };
    return <ActionForm action={chosen} done={leave} cancel={() => setChosen(undefined)} />;
  }
  if (possible.length === 0) return <p className="note">{t("noActions")}</p>;
  return (
    <div className="buttons">
      {possible.map((action) => (
        <button
          type="button"
          key={action.operation}
          onClick={() => setChosen(action)}
        >
          {action.title ?? titleOf(action.operation, operationOf(action.operation))}
        </button>
      ))}
    </div>
  );
}
