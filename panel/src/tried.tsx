/** The result of a dry run: the answer or the proposal. */
import { Change } from "./change.tsx";
import type { Field, Row } from "./types.ts";
import { Facts } from "./value.tsx";
import { t } from "./words/index.ts";

/** The API's 202: another person approves it. */
export const isProposal = (answer: unknown): answer is Row =>
  typeof answer === "object" && answer !== null && "approval_id" in answer;

export function Tried({ answer, fields }: { answer: Row; fields: readonly Field[] }) {
  return (
    <div className="result" role="status">
      <p>{t("dryRunDone")}</p>
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
