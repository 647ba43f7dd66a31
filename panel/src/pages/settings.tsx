/** Settings with their bounds, in groups. */
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { ActionForm } from "../action.tsx";
import { useAnswer } from "../answer.ts";
import { Dialog } from "../dialog.tsx";
import { Heading } from "../heading.tsx";
import { useStaff } from "../session.tsx";
import type { Row } from "../types.ts";
import { counted, duration, meaningOf, number, rupiah, t, time } from "../words/index.ts";
import type { Key } from "../words/texts.ts";

/** Groups by the beginning of the name; the first match wins. */
const GROUPS: readonly [Key, RegExp][] = [
  ["fees", /^(protection|commission|minimum_invoice)/],
  ["returnsAndDisputes", /^(return|dispute|settlement)/],
  ["withdrawals", /^(withdrawal|escrow_only|payout|ban_payout|reconciliation)/],
  ["offersAndMessages", /^(offer|conversations|messages)/],
  ["staffRights", /^(approval|release|disclosures)/],
  ["people", /^(ktp|live|vacation|saved|follows|push|photo|compare_photos|ai)/],
  ["retention", /^(keep|rate_limit)/],
  ["ordersAndParcels", /./],
];
const groupOf = ({ key }: Row) => GROUPS.find(([, pattern]) => pattern.test(key))![0];

export function Settings() {
  const [chosen, setChosen] = useState<Row>();
  const [sought, setSought] = useState("");
  const { items } = useAnswer("admin_settings");
  const close = () => setChosen(undefined);
  const words = sought.toLowerCase().split(/\s+/);
  const found = items.filter((each: Row) => {
    const text = `${each["key"]} ${meaningOf(each)} ${t(groupOf(each))}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <Heading>{t("settings")}</Heading>
      <TextInput
        type="search"
        label={t("search")}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <p className="empty" role="status">{t("searchNothing", { text: sought })}</p>
      )}
      {GROUPS.map(([group]) => {
        const own = found.filter((each: Row) => groupOf(each) === group);
        return own.length > 0 && (
          <section key={group}>
            <h2>{t(group)}</h2>
            {own.map((each: Row) => (
              <Setting
                key={each["key"]}
                setting={each}
                change={() => setChosen(each)}
              />
            ))}
          </section>
        );
      })}
      {chosen && (
        <Dialog title={meaningOf(chosen)} close={close}>
          <Change setting={chosen} done={close} />
        </Dialog>
      )}
    </>
  );
}

function Setting({ setting, change }: { setting: Row; change: () => void }) {
  const { may } = useStaff();
  const { unit, value, min, max, changed_at, changed_by_username } = setting;
  const notes = [
    unit !== "switch" && `${shown(unit, min)} – ${shown(unit, max)}`,
    changed_at && `${changed_by_username} ${time(changed_at)}`,
  ];
  return (
    <div className="setting">
      <h3>{meaningOf(setting)}</h3>
      <b>{shown(unit, value)}</b>
      <p className="note">{notes.filter(Boolean).join(" · ")}</p>
      {may("admin_settings_update") && (
        <Button size="compact-sm" onClick={change}>{t("change")}</Button>
      )}
    </div>
  );
}

/** A switch is toggled, any other setting is typed. */
function Change({ setting: { key, unit, value }, done }: { setting: Row; done: () => void }) {
  const known = { key, expected: value };
  const turned = Number(!value);
  const action = unit === "switch"
    ? { fixed: { ...known, value: turned } }
    : { initial: { value }, fixed: known };
  return (
    <ActionForm
      action={{ operation: "admin_settings_update", ...action }}
      subject={unit === "switch" ? `${shown(unit, value)} → ${shown(unit, turned)}` : undefined}
      done={done}
      cancel={done}
    />
  );
}

function shown(unit: string, value: number): string {
  if (unit === "idr") return rupiah(value);
  if (unit === "bps") return `${number(value / 100)} %`;
  if (unit === "switch") return t(value ? "yes" : "no");
  if (unit === "minutes") return duration(value * 60);
  return unit === "days" ? counted(value, "day") : number(value);
}
