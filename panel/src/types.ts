import type { Key } from "./words/texts.ts";

export type Role = "superadmin" | "ops_admin" | "administrator";

/** A query parameter, a field of a body, or one of an answer. */
export interface Field {
  name: string;
  type: "string" | "integer" | "number" | "boolean" | "object" | "array";
  format?: string;
  values?: string[];
  about?: string;
  isRequired?: true;
  isNullable?: true;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  byDefault?: unknown;
}

export interface Operation {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  title: string;
  about: string;
  roles: Role[];
  hasDryRun: boolean;
  reason?: "required" | "optional";
  query: Field[];
  /** One or more forms that the body may have; none without a body. */
  bodies: Field[][];
  /** Of an item of the list, or of the answer. */
  fields: Field[];
}

// deno-lint-ignore no-explicit-any
export type Row = Record<string, any>;

/** config.json beside the page: all of it is public. */
export interface Config {
  /** Of the project: `https://<project>.supabase.co`. */
  url: string;
  /** Its anon or publishable key. */
  key: string;
  /** Of its database. */
  region?: string;
}

/** What of a row is masked, and what POST /admin/disclosures opens it by. */
export interface Opens {
  target_type: "user" | "order" | "withdrawal";
  target_id: string;
  fields: readonly string[];
}

/** An operation that may be called now, on what. */
export interface Action {
  operation: string;
  path?: Row;
  /** The form's initial values. */
  initial?: Row;
  /** Values of the body that nobody types: what the action is about. */
  fixed?: Row;
  /** The row that leaves its lists with this; it comes back when the API rejects it. */
  leaves?: string;
  /** The row that has the form's values at once. */
  changes?: string;
  /** The button's text instead of the operation's title. */
  title?: Key;
}

/** A section of docs/runbooks. `**a button or page**` and `` `a name` `` are marked as in Markdown. */
export interface Runbook {
  /** In words, where the name itself has none in this language. */
  title?: string;
  means: string;
  look: string;
  press: string;
  never: string;
  over: string;
}
export type RunbookKind = "signals" | "cases";

/** A rule of tools/deploy/alerts.yml. */
export interface Alert {
  above: number;
  /** How long the value lasts before it alerts: 5m, 1h. */
  lasting: string;
  severity: string;
}
