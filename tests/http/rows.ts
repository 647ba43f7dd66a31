import type { Row } from "./rows/row.ts";

const FOLDER = new URL("rows", import.meta.url).pathname;

const files = [...Deno.readDirSync(FOLDER)].map(({ name }) => name)
  .filter((name) => name !== "row.ts").sort();

const modules: Record<string, Record<string, Row>>[] = await Promise.all(
  files.map((name) => import(`${FOLDER}/${name}`)),
);

/**
 * By operation id: the expected status for each caller. Written by hand from the contract.
 * tests/conventions/names.test.ts fails for a route without a row.
 */
export const rows: Record<string, Row> = Object.assign(
  {},
  ...modules.flatMap((module) => Object.values(module)),
);
