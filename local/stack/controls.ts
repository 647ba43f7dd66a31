import type { Hono } from "hono";
import * as z from "zod";
import { control, routes } from "../emulators/http.ts";
import type { StackTime } from "./time.ts";

const MAX_SECONDS = 10 * 365 * 86_400;
const advanceInput = z.object({ seconds: z.number().nonnegative().max(MAX_SECONDS) });

/** The app at `/sandbox`. Uses the emulators' `onError`. */
export function createControls(time: StackTime, emulators: Hono): Hono {
  const now = () => ({ now: time.now().toISOString() });
  emulators.route(
    "/",
    routes({
      "GET /clock": () => ({ ok: true, ...now() }),
      "POST /clock/advance": control(advanceInput, async ({ seconds }) => {
        await time.advance(seconds);
        return now();
      }),
      "POST /tick": async () => {
        await time.runDue();
        return { ok: true, ...now() };
      },
    }),
  );
  return emulators;
}
