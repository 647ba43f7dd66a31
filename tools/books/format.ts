/** The format of docs/books.md, implemented independently of the checked database. */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";

export type Fields = readonly (string | null)[];

export const NO_ROOT = "00".repeat(32);

const HEADS: Record<string, readonly string[]> = {
  transfer: [
    ...["type", "id", "key", "kind", "order", "withdrawal", "pending", "description"],
    ...["event time", "booking time", "hold that it ends", "outcome of that hold"],
  ],
  audit: [
    ...["type", "id", "actor", "role", "action", "target type", "target id", "reason"],
    ...["values before", "values after", "request id", "time", "kind"],
  ],
};
const ENTRY = [
  ...["account", "account's kind", "account's order", "account's user", "amount"],
  ...["balance after", "version", "time"],
];
const MARK = 2;
const MOST_NAMED = 3;

const netstring = (field: string | null) =>
  field === null ? "-" : `${new TextEncoder().encode(field).length}:${field},`;

const sha256 = (...parts: (Uint8Array | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

/** Hexadecimal. */
export const hashOf = (previous: string, fields: Fields): string =>
  sha256(Buffer.from(previous, "hex"), fields.map(netstring).join(""))
    .toString("hex");

const marksOf = (fields: Fields): string[] =>
  fields.map((field) => sha256(netstring(field)).subarray(0, MARK).toString("hex"));

function nameOf(fields: Fields, at: number): string {
  const head = HEADS[String(fields[0])] ?? [];
  if (at < head.length) return head[at]!;
  const entry = Math.floor((at - head.length) / ENTRY.length);
  const start = head.length + entry * ENTRY.length;
  return `${ENTRY[at - start]} of the entry of account ${fields[start]} (${fields[start + 1]})`;
}

/** The fields that differ from the sealed row, as far as its marks show. */
export function differences(marks: string, fields: Fields): string {
  const sealed = marks.match(/.{4}/g) ?? [];
  if (sealed.length === 0) return "it did not exist when it was sealed";
  const head = HEADS[String(fields[0])]!.length;
  const entries = (length: number) => (length - head) / ENTRY.length;
  const now = marksOf(fields);
  const names = now.flatMap((mark, at) => mark === sealed[at] ? [] : [nameOf(fields, at)]);
  if (sealed.length !== now.length) {
    const inHead = now.slice(0, head).filter((mark, at) => mark !== sealed[at]).length;
    const count = `${entries(now.length)} entries, sealed with ${entries(sealed.length)}`;
    return [...names.slice(0, inHead), count].join(", ");
  }
  const more = names.length > MOST_NAMED ? `, and ${names.length - MOST_NAMED} more` : "";
  return names.slice(0, MOST_NAMED).join(", ") + more;
}
