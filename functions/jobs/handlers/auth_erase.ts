/** Job: someone has left; their photos go from the buckets, and the sign-in account forgets who they were. */
import { ownPhotoPath } from "../../../shared/domain/listing.ts";
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Accounts } from "../providers/accounts.ts";
import type { Storage } from "../../../shared/providers/storage.ts";

interface EraseDeps extends Deps {
  storage: Storage;
  accounts: Accounts;
  ownPhotoPrefix: string;
}

interface Gone {
  user_id: string;
  /** Of the profile and of listings that nobody ever ordered; others' orders keep theirs. */
  photos: string[];
}

export async function authErase(deps: EraseDeps, { user_id, photos }: Gone) {
  // A listing may show any photo of our bucket: only those in their own folder are theirs to take along.
  const paths = photos.map((photo) => ownPhotoPath(photo, deps.ownPhotoPrefix))
    .filter((path) => path?.startsWith(`${user_id}/`)).map((path) => decodeURIComponent(path!));
  if (paths.length > 0) await deps.storage.remove("listing-photos", paths);
  await deps.accounts.forget(user_id);
}
