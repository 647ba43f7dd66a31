import postgres from "postgres";
import type { Claims } from "./token.ts";
import { Rejection } from "./token.ts";

class Undo {
  constructor(readonly mayRead: boolean) {}
}

/**
 * Asks the policies on realtime.messages as the platform does: it inserts a message on the topic, becomes
 * the caller, and sees whether the row is visible; then all is rolled back.
 */
export async function requireRead(sql: postgres.Sql, topic: string, claims: Claims): Promise<void> {
  const rejection = new Rejection(
    "Unauthorized",
    `You do not have permissions to read from this Channel topic: ${topic}`,
  );
  const mayRead = await ask(sql, topic, claims).catch((error) => {
    if (error instanceof Undo) return error.mayRead;
    if (!(error instanceof postgres.PostgresError)) throw error;
    if (error.code !== "23514") throw rejection;
    throw new Rejection(
      "MissingPartition",
      "Realtime was unable to find the expected messages partition",
    );
  });
  if (!mayRead) throw rejection;
}

const ask = (sql: postgres.Sql, topic: string, claims: Claims) =>
  sql.begin(async (tx): Promise<never> => {
    const id = crypto.randomUUID();
    await tx`
      insert into realtime.messages (id, topic, extension) values (${id}, ${topic}, 'broadcast')`;
    await tx`
      select
        set_config('role', ${claims.role}, true),
        set_config('realtime.topic', ${topic}, true),
        set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('request.jwt.claim.sub', ${claims.sub ?? ""}, true),
        set_config('request.jwt.claim.role', ${claims.role}, true)`;
    const seen = await tx`select id from realtime.messages where id = ${id}`;
    throw new Undo(seen.length > 0);
  });
