/** The keyboard shortcuts: shown by "?" and in the line below each page. */
import { Kbd } from "@mantine/core";
import { Fragment, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { useKeys } from "./keys.ts";
import { t } from "./words/index.ts";
import type { Key } from "./words/texts.ts";

const KEYS: [keys: string[], does: Key][] = [
  [["j", "k"], "keyMove"],
  [["Enter"], "keyOpen"],
  [["/"], "keySearch"],
  [["Escape"], "keyClose"],
  [["?"], "keyHelp"],
];

export function Help() {
  const [isOpen, setOpen] = useState(false);
  useKeys({ "?": () => setOpen(true) });
  return (
    <footer className="note">
      <button type="button" className="plain" onClick={() => setOpen(true)}>{t("keyboard")}</button>
      {isOpen && (
        <Dialog title={t("keyboard")} close={() => setOpen(false)}>
          <dl className="facts">
            {KEYS.map(([keys, does]) => (
              <Fragment key={does}>
                <dt>{keys.map((key) => <Kbd key={key}>{key}</Kbd>)}</dt>
                <dd>{t(does)}</dd>
              </Fragment>
            ))}
          </dl>
        </Dialog>
      )}
    </footer>
  );
}
