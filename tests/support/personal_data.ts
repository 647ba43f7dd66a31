import type { Market } from "./market.ts";

interface Kept {
  relation: string;
  column: string;
  exported: string | null;
  masked: string | null;
  value: string;
}

/** What the columns of private.personal_data hold of a user now, as text. */
export async function personalDataOf({ database: { admin } }: Market, id: string) {
  const columns = await admin<(Omit<Kept, "value"> & { condition: string })[]>`
    select relation, name as column, exported, masked,
      coalesce(condition, format('%I = $1', owner)) as condition
    from private.personal_data
    cross join unnest(columns) as name
    left join private.personal_owners using (relation, owner)`;
  const found = await Promise.all(columns.map(async ({ condition, ...column }) => {
    const rows = await admin.unsafe<{ value: string }[]>(
      `select distinct ${column.column}::text as value from ${column.relation} as data
       where ${column.column} is not null and ${condition}`,
      [id],
    );
    return rows.map(({ value }): Kept => ({ ...column, value }));
  }));
  return found.flat();
}
