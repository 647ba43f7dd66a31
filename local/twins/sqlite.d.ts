/** The part of `node:sqlite` that the companies' books use; the runtime brings the module itself. */

type Value = null | number | bigint | string | Uint8Array;

export class StatementSync {
  run(...values: Value[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  get(...values: Value[]): Record<string, Value> | undefined;
  all(...values: Value[]): Record<string, Value>[];
}

export class DatabaseSync {
  constructor(path: string);
  exec(sql: string): void;
  prepare(sql: string): StatementSync;
  close(): void;
}
