import { publicProfile, userId } from "../../shared/domain/profile.ts";
import { ApiError } from "../../shared/errors.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const user = endpoint({
  id: "auth_user",
  method: "GET",
  path: "/auth/users/:id",
  title: "Get a public profile",
  description: "What anyone registered may see of a user: name, photo, city, bio, rating and " +
    "number of sales. A deleted account is called `deleted_…` and has no photo, city or bio. 404 " +
    "when there is no such user.",
  auth: member,
  request: { params: { id: userId } },
  response: { status: 200, schema: publicProfile },
  reasons: ["user_not_found"],
  handler: async ({ params, deps }) => {
    const profile = await deps.db.anon.call("api.auth_user", { user_id: params.id });
    if (!profile) throw new ApiError("user_not_found");
    return profile;
  },
});
