/** Settings with their bounds. */
import { Button } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ActionForm } from "../action.tsx";
import { call } from "../api.ts";
import { Dialog } from "../dialog.tsx";
import { Heading } from "../heading.tsx";
import { useStaff } from "../session.tsx";
import type { Row } from "../types.ts";
import { number, rupiah, t, time } from "../words/index.ts";

export function Settings() {
  const { may } = useStaff();
  const [chosen, setChosen] = useState<Row>();
  const settings = useSuspenseQuery<Row>({
    queryKey: ["settings"],
    queryFn: () => call("admin_settings"),
  });
  const close = () => setChosen(undefined);
  return (
    <>
      <Heading>{t("settings")}</Heading>
      {settings.data.items.map((each: Row) => (
        <div className="card setting" key={each.key}>
          <h2>
            <code>{each.key}</code> {shown(each.unit, each.value)}
          </h2>
          <p lang="en">{each.description}</p>
          <p className="note">
            {shown(each.unit, each.min)} – {shown(each.unit, each.max)}
            {each.changed_at && <>{" · "}{each.changed_by_username} {time(each.changed_at)}</>}
          </p>
          {may("admin_settings_update") && (
            <Button onClick={() => setChosen(each)}>{t("change")}</Button>
          )}
        </div>
      ))}
      {chosen && (
        <Dialog title={chosen.key} close={close}>
          <ActionForm
            action={{
              operation: "admin_settings_update",
              initial: { value: chosen.value },
              fixed: { key: chosen.key, expected: chosen.value },
            }}
            done={close}
            cancel={close}
          />
        </Dialog>
      )}
    </>
  );
}

const shown = (unit: string, value: number) =>
  unit === "idr"
    ? rupiah(value)
    : unit === "bps"
    ? `${number(value / 100)} %`
    : unit === "switch"
    ? t(value ? "yes" : "no")
    : `${number(value)} ${unit === "count" || unit === "factor" ? "" : unit}`;
