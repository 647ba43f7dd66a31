import type postgres from "postgres";

const WARM = 10;
const MEASURED = 21;

/**
 * The median of the pages that a call as one of these users touches, and of those that are not in PostgreSQL's own
 * memory, once plans are kept and nothing is new.
 */
export async function pagesOf(
  admin: postgres.Sql,
  users: string[],
  statementOf: (userId: string) => string,
): Promise<{ pages: number; read: number }> {
  const undo = new Error("undo");
  const [touched, read]: [number[], number[]] = [[], []];
  await admin.begin(async (tx) => {
    for (let call = 0; call < WARM + MEASURED; call++) {
      const id = users[Math.floor(Math.random() * users.length)]!;
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
      const [row] = await tx.unsafe(
        `explain (analyze, buffers, timing off, format json) ${statementOf(id)}`,
      );
      const [{ Plan: plan }] = row!["QUERY PLAN"];
      if (call < WARM) continue;
      touched.push(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]);
      read.push(plan["Shared Read Blocks"]);
    }
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return { pages: median(touched), read: median(read) };
}

const median = (values: number[]) => values.sort((one, other) => one - other)[MEASURED >> 1]!;
