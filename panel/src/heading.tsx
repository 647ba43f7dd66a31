/** The page's heading, also the tab's title. */
import { t } from "./words/index.ts";

/** `tab` is the open item. */
export function Heading({ children, tab }: { children: string; tab?: string }) {
  return (
    <>
      <title>{[tab, children, t("panel")].filter(Boolean).join(" · ")}</title>
      <h1>{children}</h1>
    </>
  );
}
