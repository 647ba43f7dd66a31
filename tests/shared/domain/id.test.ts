import { expect, test } from "vitest";
import type * as z from "zod";
import { idReaders } from "../../../shared/domain/id.ts";

const TEXTS = [
  "3eba7729-d3ab-46a3-8957-de542fca342a",
  "3EBA7729-D3AB-76A3-B957-DE542FCA342A",
  "3eba7729-d3ab-06a3-8957-de542fca342a",
  "3eba7729-d3ab-46a3-c957-de542fca342a",
  "3eba7729-d3ab-46a3-8957-de542fca342a\n",
  "{3eba7729-d3ab-46a3-8957-de542fca342a}",
  "3eba7729d3ab46a38957de542fca342a",
  "00000000-0000-0000-0000-000000000000",
  "ORD-261121-7K3M9Q",
  "",
  "a".repeat(64),
  "a".repeat(65),
  "\u{1f457}".repeat(32),
  "\u{1f457}".repeat(33),
];

test("an id that is read without zod is what its schema makes of it", () => {
  for (const [schema, reader] of idReaders) {
    const read = TEXTS.map((text) => ({ text, id: reader(text) })).filter(({ id }) => id);
    expect(read.length).toBeGreaterThan(1);
    for (const { text, id } of read) expect((schema as z.ZodType).parse(text)).toBe(id);
  }
});
