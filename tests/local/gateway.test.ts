import { expect, test } from "vitest";
import { listen } from "../../local/gateway/listen.ts";

test("a port in use is named together with the remedy", async () => {
  const listener = await listen(0, () => new Response());
  await expect(listen(listener.port, () => new Response())).rejects.toThrow(
    new RegExp(`Port ${listener.port} is in use.*or run PORT=\\d+ npm start\\.`),
  );
  await listener.close(100);
});
