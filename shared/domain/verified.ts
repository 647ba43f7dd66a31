import * as z from "zod";

export const verified = z.boolean().meta({
  description: "Whether staff approved the identity card of this user",
});
