/** What the page shows, also as the tab's title. */
import { t } from "./words/index.ts";

/** `tab` is what is open on it. */
export function Heading({ children, tab }: { children: string; tab?: string }) {
  return (
    <>
      <title>{[tab, children, t("panel")].filter(Boolean).join(" · ")}</title>
      <h1>{children}</h1>
    </>
  );
}
