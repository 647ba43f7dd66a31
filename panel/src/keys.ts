/** Keyboard shortcuts of the pages: off while someone types, and behind a dialog. */
import { useEffect } from "react";

export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.closest("input, select, textarea, [role=dialog]") !== null;
      const isOwn = event.key === "Enter" && target.closest("a, button, summary") !== null;
      const isBehind = document.querySelector("[role=dialog]") !== null;
      if (isTyping || isOwn || isBehind || event.ctrlKey || event.metaKey || event.altKey) return;
      keys[event.key]?.(event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
