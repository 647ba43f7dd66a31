import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Storage } from "../../../shared/providers/storage.ts";

export async function ktpErase(
  deps: Deps & { storage: Storage },
  { submission_id }: { submission_id: string },
) {
  const paths = await deps.db.service.call("internal.ktp_files_to_erase", { submission_id });
  if (!paths) return;
  await deps.storage.remove("ktp", paths).catch(() => {
    // Without the cause, which contains the keys of the photos: logs contain nothing of a KTP.
    throw new Error("The photos of an identity check could not be deleted yet.");
  });
  await deps.db.service.call("internal.mark_ktp_files_erased", { submission_id });
}
