import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "./words/index.ts";

export function Dialog(
  { title, close, children }: { title: string; close: () => void; children: ReactNode },
) {
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ "aria-label": t("close") }}>
      {children}
    </Modal>
  );
}
