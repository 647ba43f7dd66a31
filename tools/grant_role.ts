import postgres from "postgres";
import { STAFF_ROLES } from "../functions/admin/schemas/staff.ts";
import { command } from "./command.ts";
import { targetDatabase } from "./target_database.ts";

export interface Granted {
  username: string;
  role: string;
  /** False if the user already had the role. */
  isNew: boolean;
}

/** Grants a role without a superadmin, for the first superadmin. The audit log names the user as actor. */
export async function grantRole(sql: postgres.Sql, who: string, role: string): Promise<Granted> {
  if (!STAFF_ROLES.some((known) => known === role)) {
    throw new Error(`There is no role ${role}: ${STAFF_ROLES.join(", ")}.`);
  }
  return await sql.begin(async (sql) => {
    const [user, ...others] = await sql<{ id: string; username: string }[]>`
      select profiles.id, profiles.username from public.profiles join auth.users on users.id = profiles.id
      where lower(profiles.username) = lower(${who}) or lower(users.email) = lower(${who})`;
    if (!user) throw new Error(`There is no registered user ${who}.`);
    if (others.length > 0) {
      const names = [user, ...others].map(({ id, username }) => `${username} (${id})`).join(", ");
      throw new Error(`Several users have the address ${who}: ${names}. Name one by the username.`);
    }
    const granted = await sql`
      insert into private.staff_roles (user_id, role) values (${user.id}, ${role}) on conflict do nothing`;
    if (granted.count > 0) {
      await sql`
        insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, after)
        values (${user.id}, ${role}, 'grant-role', 'account', ${user.id}, 'From the command line', ${
        sql.json({ roles: [role] })
      })`;
    }
    return { username: user.username, role, isNew: granted.count > 0 };
  });
}

if (import.meta.main) {
  const [who, role = "superadmin"] = Deno.args;
  if (!who) {
    console.error("Usage: npm run grant-role -- <username or e-mail> [role]");
    Deno.exit(1);
  }
  const sql = postgres(await targetDatabase(), { max: 1, onnotice: () => {} });
  await command(async () => {
    const { username, isNew } = await grantRole(sql, who, role).finally(() => sql.end());
    console.log(
      isNew ? `${username} has the role ${role} now.` : `${username} already had the role ${role}.`,
    );
  });
}
