import { ownPhotoPath } from "../../../shared/domain/listing.ts";
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Accounts } from "../providers/accounts.ts";
import type { Storage } from "../../../shared/providers/storage.ts";

interface EraseDeps extends Deps {
  storage: Storage;
  accounts: Accounts;
  ownPhotoPrefix: string;
}

interface ErasedAccount {
  user_id: string;
  /** Of the profile and of listings without an order; photos of ordered listings stay. */
  photos: string[];
}

export async function authErase(deps: EraseDeps, { user_id, photos }: ErasedAccount) {
  // A listing may show any photo of our bucket; only those in the user's own folder are deleted.
  const paths = photos.map((photo) => ownPhotoPath(photo, deps.ownPhotoPrefix))
    .filter((path) => path?.startsWith(`${user_id}/`)).map((path) => decodeURIComponent(path!));
  if (paths.length > 0) await deps.storage.remove("listing-photos", paths);
  await deps.accounts.forget(user_id);
}
