/** Calls may still be running when the stack ends; what they write then must not end the process. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLogFile } from "../../local/stack/logfile.ts";

test("a line written after the end of the stack is left out", () => {
  const folder = Deno.makeTempDirSync();
  const path = join(folder, "functions.log");
  const log = createLogFile(path);
  log.write("before");
  log.close();
  log.write("after");
  expect(Deno.readTextFileSync(path)).toMatch(/^\{"at":"[^"]+","event":"before"\}\n$/);
  Deno.removeSync(folder, { recursive: true });
});
