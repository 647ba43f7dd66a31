import { expect, test } from "vitest";
import { createStorage } from "../../../shared/providers/storage.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket();
const CLIENTS = "http://clients.example:54321";

test("functions that reach the storage by another URL hand out links with that of the clients", async () => {
  const { SUPABASE_URL = "", SUPABASE_SERVICE_ROLE_KEY } = market.environment;
  const storage = createStorage({
    SUPABASE_URL,
    API_EXTERNAL_URL: CLIENTS,
    SUPABASE_SERVICE_ROLE_KEY,
    SUPABASE_SECRET_KEYS: undefined,
  });
  await storage.putObject("labels", "one.pdf", new Uint8Array([37]), "application/pdf");
  const { signed_url } = await storage.signedUploadUrl("listing-photos", "two.jpg");
  const links = [
    await storage.signedUrl("labels", "one.pdf", 60),
    signed_url,
    storage.publicUrl("photos", "three.jpg"),
  ];
  for (const link of links) expect(link).toMatch(/^http:\/\/clients\.example:54321\/storage\/v1\//);
  const read = await fetch(links[0]!.replace(CLIENTS, SUPABASE_URL));
  expect(await read.bytes()).toEqual(new Uint8Array([37]));
});
