import { headOf } from "./words/index.ts";

/** A number with its name and a comparison. */
export const Figure = (
  { name, value, children }: { name: string; value: string; children: string },
) => (
  <div className="card">
    <b>{value}</b>
    {headOf(name)}
    <span className="note">{children}</span>
  </div>
);
