import * as z from "zod";

/** The response of follow and unfollow. */
export const followed = z.object({ user_id: z.uuid(), followed_by_me: z.boolean() });

/** The response of block and unblock. */
export const blocked = z.object({ user_id: z.uuid(), blocked_by_me: z.boolean() });
