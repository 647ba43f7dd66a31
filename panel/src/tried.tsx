/** The result of a dry run: the answer or the proposal. */
import { Change } from "./change.tsx";
import { Moved } from "./moved.tsx";
import type { Field, Row } from "./types.ts";
import { Facts } from "./value.tsx";
import { t } from "./words/index.ts";

/** The API's 202: another person approves it. */
export const isProposal = (answer: unknown): answer is Row =>
  typeof answer === "object" && answer !== null && "approval_id" in answer;

interface Given {
  answer: Row;
  money: readonly Row[];
  fields: readonly Field[];
}

export function Tried({ answer, money, fields }: Given) {
  return (
    <div className="result" role="status">
      <p>{t("dryRunDone")}</p>
      <Moved money={money} />
      {isProposal(answer)
        ? (
          <>
            <p>{t("wouldPropose")}</p>
            <Change {...answer.preview} />
          </>
        )
        : <Facts row={answer} fields={fields.filter(({ name }) => name in answer)} />}
    </div>
  );
}
