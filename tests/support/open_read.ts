import { withConnection } from "../../local/postgres/connect.ts";

/** Reads the table in a transaction that stays open, as a report or a backup does; returns what ends it. */
export async function openRead(url: string, table: string): Promise<() => Promise<void>> {
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reading = withConnection(url, (sql) =>
    sql.begin(async (tx) => {
      await tx.unsafe(`select count(*) from ${table}`);
      begun.resolve();
      await ending.promise;
    }));
  await Promise.race([begun.promise, reading]);
  return async () => {
    ending.resolve();
    await reading;
  };
}
