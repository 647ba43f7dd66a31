import { accountStatus } from "../../shared/domain/ktp.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const status = endpoint({
  id: "ktp_status",
  method: "GET",
  path: "/ktp/status",
  title: "Get your KTP status",
  description: "Whether your identity check is pending, approved or rejected, and why. After a " +
    "rejection, `POST /ktp/submit` again.",
  auth: member,
  response: { status: 200, schema: accountStatus },
  handler: ({ client }) => client.call("api.ktp_status", {}),
});
