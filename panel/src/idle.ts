/** Ends the session of all tabs when none was used for a while: others may use this machine. */
import { useEffect } from "react";
import { signOut } from "./api.ts";

const AFTER_MS = 60 * 60_000;
const NAME = "preloved.panel.active";
const EVENTS = ["pointerdown", "keydown"] as const;

const touch = () => localStorage.setItem(NAME, String(Date.now()));

/** `user` is undefined until the session is read. */
export function useIdle(user: string | null | undefined): void {
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) return localStorage.removeItem(NAME);
    const check = () => {
      if (Date.now() - Number(localStorage.getItem(NAME) ?? Date.now()) > AFTER_MS) signOut();
    };
    check();
    touch();
    const timer = setInterval(check, 30_000);
    for (const name of EVENTS) addEventListener(name, touch);
    return () => {
      clearInterval(timer);
      for (const name of EVENTS) removeEventListener(name, touch);
    };
  }, [user]);
}
