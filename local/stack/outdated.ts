import { withConnection } from "../postgres/connect.ts";
import { compare, fileOf, type Migration } from "../postgres/migrate.ts";
import { commandFor } from "./running.ts";

/** Throws if applied migrations of this database were edited or deleted since. */
export async function requireCurrent(
  databaseUrl: string,
  migrations: Migration[],
  port: number,
): Promise<void> {
  const { edited, unknown } = await withConnection(databaseUrl, (sql) => compare(sql, migrations));
  if (edited.length + unknown.length === 0) return;
  throw new Error([
    "This stack's data was created by other migrations than migrations/ has now, and a migration runs only once.",
    ...edited.map((migration) => `  edited since: ${fileOf(migration)}`),
    ...unknown.map((version) => `  in no file any more: ${version}`),
    `Start with empty data: ${commandFor("npm start -- --fresh", port)}`,
    "To keep the data, restore the files.",
  ].join("\n"));
}
