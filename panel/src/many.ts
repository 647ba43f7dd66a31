/** Calls about many rows, split into parts. */
import type { Watch } from "./progress.tsx";
import type { Operation, Row } from "./types.ts";

/** Rows per call: a part takes about a second. */
const PART = 50;

/** Operations on many items: their answer counts the items that matched, and those that were redriven. */
export const isForMany = ({ fields }: Operation): boolean =>
  ["redriven", "matching"].every((name) => fields.some((field) => field.name === name));

/** At most `most`; adds the answers of all parts. An error has the previous sum in `partly`. */
export async function inParts(
  most: number,
  { show, signal }: Watch,
  send: (limit: number) => Promise<Row>,
): Promise<Row> {
  let [done, matching, total] = [0, 0, most];
  while (done < total && !signal.aborted) {
    const part = await send(Math.min(PART, total - done)).catch((error) => {
      throw done > 0 ? Object.assign(error, { partly: { redriven: done, matching } }) : error;
    });
    if (done === 0) {
      matching = part.matching;
      total = Math.min(most, matching);
    }
    if (part.redriven === 0) break;
    done += part.redriven;
    show({ done, total });
  }
  return { redriven: done, matching };
}
