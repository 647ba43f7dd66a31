/** Test files share a process: what belongs to it is as before when the next one begins. */
import { afterAll, vi } from "vitest";

const umask = Deno.build.os === "windows" ? undefined : Deno.umask();

afterAll(() => {
  // A stack that is started in this process closes its files to other users, PostgreSQL's among them.
  if (umask !== undefined) Deno.umask(umask);
  vi.useRealTimers();
});
