import type { Key } from "./words/texts.ts";

export type Role = "superadmin" | "ops_admin" | "administrator";

/** A query parameter, or a field of a body or an answer. */
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
  /** The possible forms of the body; none without a body. */
  bodies: Field[][];
  /** The fields of a list item, or of the answer. */
  fields: Field[];
}

// deno-lint-ignore no-explicit-any
export type Row = Record<string, any>;

/** config.json beside the page: all of it is public. */
export interface Config {
  /** The project's URL: `https://<project>.supabase.co`. */
  url: string;
  /** Its anon or publishable key. */
  key: string;
  /** The region of its database. */
  region?: string;
}

/** The masked fields of a row, and the id for opening them with POST /admin/disclosures. */
export interface Opens {
  target_type: "user" | "order" | "withdrawal";
  target_id: string;
  fields: readonly string[];
}

/** An operation that may be called now, with its subject. */
export interface Action {
  operation: string;
  path?: Row;
  /** The form's initial values. */
  initial?: Row;
  /** Values of the body that nobody types: the action's subject. */
  fixed?: Row;
  /** The row that leaves its lists at once; it returns if the API rejects the action. */
  leaves?: string;
  /** The row that takes the form's values at once. */
  changes?: string;
  /** The only member of staff who may. */
  only?: string | null;
  /** The button's text instead of the operation's title. */
  title?: Key;
}

/** A section of docs/runbooks. `**a button or page**` and `` `a name` `` are marked as in Markdown. */
export interface Runbook {
  /** Readable, if the name itself has no text in this language. */
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
  /** How long the condition lasts before the alert: 5m, 1h. */
  lasting: string;
  severity: string;
}
