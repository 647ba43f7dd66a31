import postgres from "postgres";
import { afterAll } from "vitest";
import { revokeTemporary } from "../../local/postgres/clone.ts";
import { testCluster } from "./cluster.ts";
import { setUp } from "./set_up.ts";

export interface TestDatabase {
  /** Connection string for a login role. */
  url(role: string): string;
  /** A pool of the owner: a superuser's, and postgres' on a server like a hosted project's. */
  admin: postgres.Sql;
  /** One connection of the owner, which keeps the first plan of each statement. The caller ends it. */
  one(): postgres.Sql;
  /** Of a server that requires TLS: the authority (PEM) of its certificate. */
  authority?: string;
  drop(): Promise<void>;
}

/** The database of a test file, from its `beforeAll` hooks to its last `afterAll` hook. */
export function useDatabase(): TestDatabase {
  const database = setUp(createDatabase);
  afterAll(() => database.drop());
  return database;
}

/** Copies the template database, this run's by default, in about 0.1 seconds. */
export async function createDatabase(
  template: string = testCluster().template,
): Promise<TestDatabase> {
  // In rehearsals the functions connect through a pooler, as in production.
  const { port, pooledPort, hosted } = testCluster();
  const name = `t_${crypto.randomUUID().replaceAll("-", "")}`;
  const server = postgres(urlOf("supabase_admin"), { max: 1, onnotice: () => {} });
  await copyTemplate(server, template, name);
  await revokeTemporary(server, name);
  const owner = urlOf(hosted ? "postgres" : "supabase_admin", name);
  const options = { onnotice: () => {}, types: { bigint } };
  const admin = postgres(owner, { ...options, max: 4 });
  return {
    url: (role) => urlOf(role, name, role.startsWith("preloved_") ? pooledPort : port),
    admin,
    one: () =>
      postgres(owner, {
        ...options,
        max: 1,
        connection: { plan_cache_mode: "force_generic_plan" },
      }),
    ...hosted,
    drop: async () => {
      await admin.end({ timeout: 5 });
      await server`drop database ${server(name)} with (force)`;
      await server.end({ timeout: 5 });
    },
  };
}

/** Connection string of a database of this run's server. */
export function urlOf(role: string, database = "postgres", at = testCluster().port): string {
  const { passwords, hosted } = testCluster();
  const query = hosted ? "?sslmode=require" : "";
  return `postgresql://${role}:${passwords[role]}@127.0.0.1:${at}/${database}${query}`;
}

/** Rupiah amounts fit in a safe integer. */
const bigint = { to: 20, from: [20, 1700], serialize: String, parse: Number };

async function copyTemplate(server: postgres.Sql, template: string, name: string): Promise<void> {
  for (let tries = 0;; tries++) {
    try {
      // Half the work of writing the copy to the log too, and what is then in memory is dropped sooner.
      await server`
        create database ${server(name)} with template ${server(template)}
        owner postgres strategy file_copy`;
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
