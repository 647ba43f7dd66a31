/** What the page shows, also as the tab's title. */
import { t } from "./words/index.ts";

export function Heading({ children }: { children: string }) {
  return (
    <>
      <title>{`${children} · ${t("panel")}`}</title>
      <h1>{children}</h1>
    </>
  );
}
