/** A part of a page that can be folded, with its number of rows. */
import type { ReactNode } from "react";
import { t } from "./words/index.ts";
import type { Key } from "./words/texts.ts";

interface Given {
  name: Key;
  rows: readonly unknown[];
  isFolded?: boolean;
  children: ReactNode;
}

export function Part({ name, rows, isFolded, children }: Given) {
  if (rows.length === 0) return null;
  return (
    <details className="part" open={!isFolded}>
      <summary>
        <h2>{t(name)}</h2> <span className="note">{rows.length}</span>
      </summary>
      <ol>{children}</ol>
    </details>
  );
}
