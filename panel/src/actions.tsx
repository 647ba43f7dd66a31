/** The actions that the signed-in role may take on a subject, and the form of the chosen one. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { ActionForm, lookOf } from "./action.tsx";
import { operationOf } from "./api.ts";
import { useStaff } from "./session.tsx";
import type { Action, Row } from "./types.ts";
import { nameOf, t, titleOf } from "./words/index.ts";

interface Given {
  actions: readonly Action[];
  /** The name of their subject. */
  subject?: string;
  done?: (result: Row) => void;
}

export function Actions({ actions, subject, done }: Given) {
  const { may, username } = useStaff();
  const [chosen, setChosen] = useState<Action>();
  const possible = actions.filter(({ operation, only = username }) =>
    may(operation) && only === username
  );
  if (chosen) {
    const leave = (result: Row) => {
      setChosen(undefined);
      done?.(result);
    };
    return (
      <ActionForm
        action={chosen}
        subject={subject}
        done={leave}
        cancel={() => setChosen(undefined)}
      />
    );
  }
  if (possible.length === 0) return <p className="note">{t("noActions")}</p>;
  return (
    <div className="buttons">
      {possible.map((action) => (
        <Button
          key={action.operation + action.title + action.path?.["role"]}
          {...lookOf(action.operation)}
          onClick={() => setChosen(action)}
        >
          {action.title
            ? t(action.title)
            : titleOf(action.operation, operationOf(action.operation))}
          {action.path?.["role"] && `: ${nameOf(action.path["role"])}`}
        </Button>
      ))}
    </div>
  );
}
