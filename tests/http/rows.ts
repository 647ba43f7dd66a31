import type { Row } from "./rows/row.ts";

const FOLDER = new URL("rows", import.meta.url).pathname;

const files = [...Deno.readDirSync(FOLDER)].map(({ name }) => name)
  .filter((name) => name !== "row.ts").sort();

const modules: Record<string, Record<string, Row>>[] = await Promise.all(
  files.map((name) => import(`${FOLDER}/${name}`)),
);

/**
 * By endpoint id: what each route answers to each person, of every file in rows/. They are typed by hand, from
 * what was agreed. A route without a row fails in tests/conventions/names.test.ts.
 */
export const rows: Record<string, Row> = Object.assign(
  {},
  ...modules.flatMap((module) => Object.values(module)),
);
