/** `npm run grant-role -- <username or e-mail> [role]`: takes someone onto the staff without any superadmin, which is how the first one comes. */
import postgres from "postgres";
import { STAFF_ROLES } from "../../functions/admin/schemas/staff.ts";
import { runningStack } from "../stack/running.ts";

export interface Granted {
  username: string;
  role: string;
  /** False when they held it before. */
  isNew: boolean;
}

/** Grants and writes it into the audit log, as done by the person themselves: nobody else is known here. */
export async function grantRole(sql: postgres.Sql, who: string, role: string): Promise<Granted> {
  if (!STAFF_ROLES.some((known) => known === role)) {
    throw new Error(`There is no role ${role}: ${STAFF_ROLES.join(", ")}.`);
  }
  return await sql.begin(async (sql) => {
    const [person] = await sql<{ id: string; username: string }[]>`
      select profiles.id, profiles.username from public.profiles join auth.users on users.id = profiles.id
      where lower(profiles.username) = lower(${who}) or lower(users.email) = lower(${who})`;
    if (!person) throw new Error(`Nobody registered is called ${who}.`);
    const granted = await sql`
      insert into private.staff_roles (user_id, role) values (${person.id}, ${role}) on conflict do nothing`;
    if (granted.count > 0) {
      await sql`
        insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, after)
        values (${person.id}, ${role}, 'grant-role', 'account', ${person.id}, 'From the command line', ${
        sql.json({ roles: [role] })
      })`;
    }
    return { username: person.username, role, isNew: granted.count > 0 };
  });
}

/** The database's owner: DEPLOY_DATABASE_URL of the project, else of the local stack that runs. */
async function databaseUrl(): Promise<string> {
  const given = Deno.env.get("DEPLOY_DATABASE_URL");
  if (given) return given;
  return (await runningStack("For a project set DEPLOY_DATABASE_URL.")).database_url;
}

if (import.meta.main) {
  const [who, role = "superadmin"] = Deno.args;
  if (!who) {
    console.error("Whom? npm run grant-role -- <username or e-mail> [role]");
    Deno.exit(1);
  }
  const sql = postgres(await databaseUrl(), { max: 1, onnotice: () => {} });
  try {
    const { username, isNew } = await grantRole(sql, who, role);
    console.log(isNew ? `${username} is ${role} from now on.` : `${username} was ${role} already.`);
  } catch (error) {
    console.error((error as Error).message);
    Deno.exitCode = 1;
  } finally {
    await sql.end();
  }
}
