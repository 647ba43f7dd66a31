import type { Market } from "./market.ts";

/** Changes a setting as PATCH /admin/settings would, past its upper bound if need be. */
export const setSetting = (market: Market, name: string, value: number) =>
  market.database.admin`
    update private.settings
    set value = ${value}, max_value = greatest(max_value, ${value}::bigint)
    where name = ${name}`;
