import type { Operation } from "./operation.ts";

/** The text of supabase/schemas/api/functions/<id>.sql. */
export function sqlFile(operation: Operation): string {
  const text = operation.kind === "list"
    ? listFunction(operation)
    : operation.kind === "read"
    ? readFunction(operation)
    : writeFunction(operation);
  if (operation.who !== "public") return text;
  const args = operation.kind === "list" ? "integer, text, bigint" : "";
  return `${text}grant execute on function api.${operation.id}(${args}) to anon;\n`;
}

const writeFunction = ({ id }: Operation) =>
  `create function api.${id}(p_note text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller public.profiles := private.caller();
begin
  if p_note = v_caller.username then
    perform private.raise_error('username_taken');
  end if;
  return jsonb_build_object('note', p_note);
end
$$;
comment on function api.${id}(text) is
  'What it does, and the units of its parameters.';
`;

const readFunction = ({ id, who }: Operation) =>
  who === "public"
    ? `create function api.${id}() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_listing public.listings;
begin
  select listings.*
  into v_listing
  from public.listings
  where listings.is_visible
  order by listings.created_at desc, listings.id desc
  limit 1;
  if v_listing.id is null then
    perform private.raise_error('listing_not_found');
  end if;
  return jsonb_build_object(
    'title', v_listing.title,
    'created_at', internal.wire_time(v_listing.created_at));
end
$$;
comment on function api.${id}() is
  'What it returns, and to whom.';
`
    : `create function api.${id}() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_caller public.profiles := private.caller();
begin
${
      who === "staff"
        ? "  perform private.staff_caller('ops_admin');\n"
        : ""
    }  return jsonb_build_object(
    'username', v_caller.username,
    'created_at', internal.wire_time(v_caller.created_at));
end
$$;
comment on function api.${id}() is
  'What it returns, and to whom.';
`;

interface Rows {
  table: string;
  /** The field that an item has besides id and created_at. */
  field: string;
  caller: string;
  /** Which rows. */
  where: string[];
}

const ROWS: Record<Operation["who"], Rows> = {
  member: {
    table: "listings",
    field: "title",
    caller: "  v_caller public.profiles := private.caller();\n",
    where: ["listings.seller_id = v_caller.id", "listings.deleted_at is null"],
  },
  public: {
    table: "listings",
    field: "title",
    caller: "",
    where: ["listings.is_visible"],
  },
  staff: { table: "profiles", field: "username", caller: "", where: [] },
};

const listFunction = ({ id, who }: Operation) => {
  const { table, field, caller, where } = ROWS[who];
  const matches = [...where, `(${table}.created_at, ${table}.id) < (v_at, v_id)`];
  return `create function api.${id}(
  p_limit integer,
  p_cursor text,
  p_offset bigint default 0
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_max_total constant integer := 10000;
${caller}  -- The last row of the page before, as in next_cursor.
  v_at timestamptz := coalesce(split_part(p_cursor, '_', 1), 'infinity');
  v_id uuid := coalesce(split_part(p_cursor, '_', 2), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_page public.${table}[];
  v_total bigint;
  v_items jsonb;
begin
${
    who === "staff"
      ? "  perform private.staff_caller('ops_admin');\n"
      : ""
  }  -- One more than the page tells whether another follows.
  v_page := array(
    select ${table}
    from public.${table}
    where ${matches.join("\n      and ")}
    order by ${table}.created_at desc, ${table}.id desc
    limit p_limit + 1
    offset p_offset);
  select count(*)
  into v_total
  from (
    select
    from public.${table}${where.length > 0 ? `\n    where ${where.join("\n      and ")}` : ""}
    limit v_max_total + 1
  ) as counted;
  select jsonb_agg(
    jsonb_build_object(
      'id', page.id,
      '${field}', page.${field},
      'created_at', internal.wire_time(page.created_at))
    order by page.created_at desc, page.id desc)
  into v_items
  from unnest(v_page[:p_limit]) as page;
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'total', least(v_total, v_max_total),
    'total_is_minimum', v_total > v_max_total,
    'limit', p_limit,
    'offset', p_offset,
    'next_cursor', case
      when cardinality(v_page) > p_limit
      then internal.wire_time((v_page[p_limit]).created_at) || '_' || (v_page[p_limit]).id
    end);
end
$$;
comment on function api.${id}(integer, text, bigint) is
  'What it lists, newest first, counted to 10,000. p_cursor is the next_cursor of the page before; '
  'null: the first.';
`;
};
