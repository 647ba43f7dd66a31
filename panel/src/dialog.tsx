/** The browser's own dialog: Escape closes it, focus stays in it and goes back afterwards. */
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { t } from "./words/index.ts";

export function Dialog(
  { title, close, children }: { title: string; close: () => void; children: ReactNode },
) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.showModal();
  }, []);
  return (
    <dialog ref={dialog} onClose={close} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current!.close()}>{t("close")}</button>
      </header>
      {children}
    </dialog>
  );
}
