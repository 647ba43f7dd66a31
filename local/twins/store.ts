/** The companies' books on disk: documents of a kind, found by id, by another name, or by when they fall due. */
// @ts-types="./sqlite.d.ts"
import { DatabaseSync } from "node:sqlite";

export interface Filing {
  /** Other names the document answers to; names are only ever added. */
  names?: readonly string[];
  /** When the document wants attention; absent or null: never. */
  dueAt?: Date | null;
}

export interface Shelf<T> {
  get(id: string): T | null;
  /** Everything that goes by this name, newest first. */
  named(name: string): T[];
  newest(limit: number): T[];
  /** What falls due up to this instant, earliest first. */
  due(until: Date): T[];
  nextDue(): Date | null;
  put(id: string, document: T, filing?: Filing): void;
  remove(id: string): void;
}

export interface Store {
  shelf<T>(kind: string): Shelf<T>;
  /** All writes of `work` or none; nests into the transaction already open. */
  atomically<T>(work: () => T): T;
  close(): void;
}

const schema = `
  create table if not exists documents (
    seq integer primary key autoincrement, kind text not null, id text not null,
    due_ms integer, body text not null, unique (kind, id)
  ) strict;
  create index if not exists documents_newest on documents (kind, seq);
  create index if not exists documents_due on documents (kind, due_ms) where due_ms is not null;
  create table if not exists names (
    kind text not null, name text not null, id text not null, primary key (kind, name, id)
  ) strict, without rowid;`;

/** Opens the file (or ":memory:"); a committed write survives the death of the process. */
export function openStore(file: string): Store {
  const database = new DatabaseSync(file);
  database.exec(
    "pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal",
  );
  database.exec(schema);
  const sql = {
    get: database.prepare("select body from documents where kind = ? and id = ?"),
    named: database.prepare(
      `select body from names join documents using (kind, id)
       where names.kind = ? and name = ? order by seq desc`,
    ),
    newest: database.prepare("select body from documents where kind = ? order by seq desc limit ?"),
    due: database.prepare(
      "select body from documents where kind = ? and due_ms <= ? order by due_ms, seq",
    ),
    nextDue: database.prepare(
      "select min(due_ms) as due_ms from documents where kind = ? and due_ms is not null",
    ),
    put: database.prepare(
      `insert into documents (kind, id, due_ms, body) values (?, ?, ?, ?)
       on conflict (kind, id) do update set due_ms = excluded.due_ms, body = excluded.body`,
    ),
    name: database.prepare("insert or ignore into names (kind, name, id) values (?, ?, ?)"),
    remove: database.prepare("delete from documents where kind = ? and id = ?"),
    unname: database.prepare("delete from names where kind = ? and id = ?"),
  };

  let open = false;
  function atomically<T>(work: () => T): T {
    if (open) return work();
    database.exec("begin immediate");
    open = true;
    try {
      const result = work();
      database.exec("commit");
      return result;
    } catch (cause) {
      database.exec("rollback");
      throw cause;
    } finally {
      open = false;
    }
  }

  function shelf<T>(kind: string): Shelf<T> {
    const read = (row: Record<string, unknown>): T => JSON.parse(String(row.body)) as T;
    return {
      get(id) {
        const row = sql.get.get(kind, id);
        return row === undefined ? null : read(row);
      },
      named: (name) => sql.named.all(kind, name).map(read),
      newest: (limit) => sql.newest.all(kind, limit).map(read),
      due: (until) => sql.due.all(kind, until.getTime()).map(read),
      nextDue() {
        const due = sql.nextDue.get(kind)?.due_ms;
        return typeof due === "number" ? new Date(due) : null;
      },
      put(id, document, { names = [], dueAt = null } = {}) {
        atomically(() => {
          sql.put.run(kind, id, dueAt === null ? null : dueAt.getTime(), JSON.stringify(document));
          for (const name of names) sql.name.run(kind, name, id);
        });
      },
      remove(id) {
        atomically(() => {
          sql.remove.run(kind, id);
          sql.unname.run(kind, id);
        });
      },
    };
  }

  let closed = false;
  function close(): void {
    if (!closed) database.close();
    closed = true;
  }

  return { shelf, atomically, close };
}
