/** Refuses data that other migrations made: new TypeScript over old SQL fails in ways that nobody understands. */
import { withConnection } from "../postgres/connect.ts";
import { compare, fileOf, type Migration } from "../postgres/migrate.ts";
import { typed } from "./running.ts";

/** Throws, before anything is applied, when files were edited after this database had them, or are gone. */
export async function refuseOutdated(
  databaseUrl: string,
  migrations: Migration[],
  port: number,
): Promise<void> {
  const { edited, unknown } = await withConnection(databaseUrl, (sql) => compare(sql, migrations));
  if (edited.length + unknown.length === 0) return;
  throw new Error([
    "This stack's data was made by other SQL than migrations/ holds now, and a file is applied only once.",
    ...edited.map((migration) => `  edited since: ${fileOf(migration)}`),
    ...unknown.map((version) => `  in no file any more: ${version}`),
    `Start with an empty market: ${typed("npm start -- --fresh", port)}`,
    "To keep the data, put the files back as they were.",
  ].join("\n"));
}
