import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Accounts } from "../providers/accounts.ts";
import type { Storage } from "../../../shared/providers/storage.ts";

interface EraseDeps extends Deps {
  storage: Storage;
  accounts: Accounts;
}

interface ErasedAccount {
  user_id: string;
  /** Paths of the labels that name the user. */
  labels: string[];
}

export async function authErase({ accounts, storage }: EraseDeps, erased: ErasedAccount) {
  // First, so that the password stops working whatever happens to the files.
  await accounts.forget(erased.user_id);
  await storage.removeFolder("listing-photos", erased.user_id);
  await storage.removeFolder("photos", erased.user_id);
  await storage.removeFolder("ktp", erased.user_id);
  for (let at = 0; at < erased.labels.length; at += FILES_PER_CALL) {
    await storage.remove("labels", erased.labels.slice(at, at + FILES_PER_CALL));
  }
}

const FILES_PER_CALL = 500;
