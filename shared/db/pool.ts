import type postgres from "postgres";
import { openTls } from "./tls.ts";

const CONNECT_SECONDS = 10;

export interface Pool {
  open(): Promise<postgres.Sql>;
  close(): Promise<void>;
}

/** Imports the driver lazily: it is most of a function's start time, and a preflight needs none. */
export function createPool(url: string, max: number, authorities: string | undefined): Pool {
  const options = {
    ...needsTls(url) ? tlsOptions(authorities) : {},
    max,
    prepare: false, // A transaction pooler may give each statement another session.
    fetch_types: false,
    idle_timeout: 20,
    connect_timeout: CONNECT_SECONDS,
    onnotice: () => {},
  };
  let opened: Promise<postgres.Sql> | undefined;
  return {
    open: () => opened ??= import("postgres").then((driver) => driver.default(url, options)),
    close: async () => (await opened)?.end({ timeout: 5 }),
  };
}

function needsTls(url: string): boolean {
  const mode = new URL(url).searchParams.get("sslmode");
  return mode !== null && mode !== "disable";
}

function tlsOptions(authorities: string | undefined) {
  const timeoutMs = CONNECT_SECONDS * 1000;
  return {
    ssl: false,
    socket: ({ host, port }: { host: string[]; port: number[] }) =>
      openTls({ host: host[0]!, port: port[0]!, authorities, timeoutMs }),
  };
}
