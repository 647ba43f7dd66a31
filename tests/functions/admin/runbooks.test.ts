/** The runbooks have what the database has; tests/panel/runbooks.test.ts compares them with the panel. */
import { expect, test } from "vitest";
import { runbooksOf } from "../../../panel/runbook.ts";
import { read } from "../../conventions/project.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test.each([["cases", "Close a case"], ["cases.id", "Tutup kasus"]])(
  "every kind of case has a runbook in docs/runbooks/%s.md, which closes by hand what can be",
  async (page, close) => {
    const runbooks = runbooksOf(read(`docs/runbooks/${page}.md`));
    const kinds = await market.database.admin<{ kind: string; is_closed_by_hand: boolean }[]>`
      select kind, is_closed_by_hand from private.case_kinds`;
    const byHand = Object.entries(runbooks)
      .map(([kind, { press }]) => [kind, press.includes(`**${close}**`)]);
    expect(Object.fromEntries(byHand)).toEqual(
      Object.fromEntries(kinds.map((each) => [each.kind, each.is_closed_by_hand])),
    );
  },
);
