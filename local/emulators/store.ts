import { DatabaseSync } from "node:sqlite";

export interface Filing {
  /** Alternative names of the document. A later put adds names and removes none. */
  names?: readonly string[];
  /** When the document is due; null or absent: never. */
  dueAt?: Date | null;
}

export interface Collection<T> {
  get(id: string): T | null;
  /** Documents with this alternative name, newest first. */
  named(name: string): T[];
  newest(limit: number): T[];
  /** Documents due at `until` or before, earliest first. */
  due(until: Date): T[];
  /** The ids of the due documents, without reading them. */
  dueIds(until: Date): string[];
  nextDue(): Date | null;
  put(id: string, document: T, filing?: Filing): void;
  remove(id: string): void;
}

export type Store = ReturnType<typeof openStore>;

const SCHEMA = `
  pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal;
  create table if not exists documents (
    seq integer primary key autoincrement, kind text not null, id text not null,
    due_ms integer, body text not null, unique (kind, id)
  ) strict;
  create index if not exists documents_newest on documents (kind, seq);
  create index if not exists documents_due on documents (kind, due_ms) where due_ms is not null;
  create table if not exists names (
    kind text not null, name text not null, id text not null, primary key (kind, name, id)
  ) strict, without rowid;
  create index if not exists names_of_document on names (kind, id);`;

/** Opens a sqlite file (or ":memory:"). A committed write survives SIGKILL. */
export function openStore(file: string) {
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  const select = (rest: string) => database.prepare(`select body from documents where ${rest}`);
  const sql = {
    get: select("kind = ? and id = ?"),
    // A cross join fixes this order; otherwise sqlite reads every document of the kind, newest first.
    named: database.prepare(
      `select body from names cross join documents using (kind, id)
       where names.kind = ? and name = ? order by seq desc`,
    ),
    newest: select("kind = ? order by seq desc limit ?"),
    due: select("kind = ? and due_ms <= ? order by due_ms, seq"),
    dueIds: database.prepare(
      "select id from documents where kind = ? and due_ms <= ? order by due_ms, seq",
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
    removeNames: database.prepare("delete from names where kind = ? and id = ?"),
    begin: database.prepare("begin immediate"),
    commit: database.prepare("commit"),
    rollback: database.prepare("rollback"),
  };

  let inTransaction = false;
  /** Runs `work` in a transaction, or in the one already open. */
  function atomically<T>(work: () => T): T {
    if (inTransaction) return work();
    sql.begin.run();
    inTransaction = true;
    try {
      const result = work();
      sql.commit.run();
      return result;
    } catch (cause) {
      sql.rollback.run();
      throw cause;
    } finally {
      inTransaction = false;
    }
  }

  function collection<T>(kind: string): Collection<T> {
    const parse = (row: Record<string, unknown>): T => JSON.parse(String(row["body"])) as T;
    return {
      get: (id) => sql.get.all(kind, id).map(parse)[0] ?? null,
      named: (name) => sql.named.all(kind, name).map(parse),
      newest: (limit) => sql.newest.all(kind, limit).map(parse),
      due: (until) => sql.due.all(kind, until.getTime()).map(parse),
      dueIds: (until) => sql.dueIds.all(kind, until.getTime()).map(({ id }) => String(id)),
      nextDue() {
        const due = sql.nextDue.get(kind)?.["due_ms"];
        return typeof due === "number" ? new Date(due) : null;
      },
      put: (id, document, { names = [], dueAt = null } = {}) =>
        atomically(() => {
          sql.put.run(kind, id, dueAt?.getTime() ?? null, JSON.stringify(document));
          for (const name of names) sql.name.run(kind, name, id);
        }),
      remove: (id) =>
        atomically(() => {
          sql.remove.run(kind, id);
          sql.removeNames.run(kind, id);
        }),
    };
  }

  let closed = false;
  const close = () => {
    if (!closed) database.close();
    closed = true;
  };
  return { collection, atomically, close };
}
