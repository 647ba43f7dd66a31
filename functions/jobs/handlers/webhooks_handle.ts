import { handleCallback } from "../../../shared/callbacks/handle.ts";
import type { CallbackDeps } from "../../../shared/callbacks/handle.ts";

export const webhooksHandle = (deps: CallbackDeps, { event_id }: { event_id: string }) =>
  handleCallback(deps, event_id);
