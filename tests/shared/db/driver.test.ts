import { expect, test } from "vitest";
import { DriverSocket } from "../../../shared/db/driver.ts";
import { setImmediate } from "node:timers";

test("what the driver has put off to write is written before it hears that the connection is closed", async () => {
  const socket = new DriverSocket({ host: ["127.0.0.1"], port: [1] }, { needsTls: false });
  const events: string[] = [];
  const heard = new Promise<void>((resolve) => {
    socket.on("error", () => events.push("error"));
    socket.on("close", () => {
      events.push("close");
      resolve();
    });
  });
  setImmediate(() => events.push("written"));
  socket.destroy();
  expect(socket.closing).toBeInstanceOf(Promise);
  await heard;
  expect(events).toEqual(["written", "error", "close"]);
  expect(socket.closing).toBeUndefined();
});
