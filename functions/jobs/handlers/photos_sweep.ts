import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Storage } from "../../../shared/providers/storage.ts";
import { UPLOAD_BUCKET } from "../../../shared/work/photos.ts";

/** Removes an upload that nothing used in time. One that was published is gone already. */
export async function photosSweep(
  { db, storage }: Deps & { storage: Storage },
  { path }: { path: string },
): Promise<void> {
  await storage.remove(UPLOAD_BUCKET, [path]);
  await db.service.call("internal.forget_upload", { path });
}
