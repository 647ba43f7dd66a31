import postgres from "postgres";
import { revokeTemporary } from "../../local/postgres/clone.ts";
import { testCluster } from "./cluster.ts";

export interface TestDatabase {
  /** Connection string for a login role. */
  url(role: string): string;
  /** A superuser's pool. */
  admin: postgres.Sql;
  drop(): Promise<void>;
}

/** Copies the template database in about 0.1 seconds. */
export async function createDatabase(): Promise<TestDatabase> {
  // In rehearsals the functions connect through a pooler, as in production.
  const { port, pooledPort, template, passwords } = testCluster();
  const name = `t_${crypto.randomUUID().replaceAll("-", "")}`;
  const urlOf = (role: string, database: string, at = port) =>
    `postgresql://${role}:${passwords[role]}@127.0.0.1:${at}/${database}`;
  const server = postgres(urlOf("supabase_admin", "postgres"), { max: 1, onnotice: () => {} });
  await copyTemplate(server, template, name);
  await revokeTemporary(server, name);
  const admin = postgres(urlOf("supabase_admin", name), {
    max: 4,
    onnotice: () => {},
    types: { bigint },
  });
  return {
    url: (role) => urlOf(role, name, role.startsWith("preloved_") ? pooledPort : port),
    admin,
    drop: async () => {
      await admin.end({ timeout: 5 });
      await server`drop database ${server(name)} with (force)`;
      await server.end({ timeout: 5 });
    },
  };
}

/** Rupiah amounts fit in a safe integer. */
const bigint = { to: 20, from: [20, 1700], serialize: String, parse: Number };

async function copyTemplate(server: postgres.Sql, template: string, name: string): Promise<void> {
  for (let tries = 0;; tries++) {
    try {
      await server`create database ${server(name)} with template ${
        server(template)
      } owner postgres`;
      return;
    } catch (error) {
      // 55006: another test file is copying the same template.
      if (!(error instanceof postgres.PostgresError && error.code === "55006") || tries > 100) {
        throw error;
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
