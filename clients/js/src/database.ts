import type { Database as Generated } from "./rows.ts";

type Shown = Generated["data_api"]["Views"];

/** What `createClient<Database, "data_api">` of supabase-js reads. Nothing is written that way. */
export interface Database {
  data_api: {
    Tables: Record<never, never>;
    Views: { [View in keyof Shown]: Pick<Shown[View], "Row" | "Relationships"> };
    Functions: Record<never, never>;
  };
}
