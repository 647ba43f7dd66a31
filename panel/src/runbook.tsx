/** The runbook of a signal or a case, in the language of the page. */
import { Fragment } from "react";
import { runbooks } from "virtual:runbooks";
import { to } from "./address.ts";
import { needOf } from "./needs.ts";
import { resources } from "./resources.ts";
import { useStaff } from "./session.tsx";
import type { Runbook as Text, RunbookKind } from "./types.ts";
import { language, t } from "./words/index.ts";
import type { Key } from "./words/texts.ts";

/** The pages that a runbook may name. */
const PAGES = [...Object.keys(resources), "settings", "reliability"];
const PARTS = ["means", "look", "press", "never", "over"] as const;

export function Runbook({ kind, name }: { kind: RunbookKind; name: string }) {
  const found: Text | undefined = runbooks[language()][kind][name];
  if (!found) return null;
  return (
    <dl className="runbook">
      {PARTS.map((part) => (
        <Fragment key={part}>
          <dt>{t(part)}</dt>
          <dd>
            <Marked text={found[part]} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Pages are links if the role may see them; buttons and names stand out. */
function Marked({ text }: { text: string }) {
  const { may } = useStaff();
  const pages = PAGES.filter((name) => may(needOf(name)!));
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
    if (!part.startsWith("**")) return part;
    const name = part.slice(2, -2);
    const page = pages.find((each) => t(each as Key) === name);
    return page ? <a key={index} href={to(page)}>{name}</a> : <b key={index}>{name}</b>;
  });
}
