import { staffLiveStream } from "../../shared/domain/live.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { staffList } from "./staff_list.ts";

export const liveStreams = staffList({
  id: "admin_live_streams",
  path: "/admin/live-streams",
  title: "List streams for staff",
  description: "Streams that are not over, newest first, with their messages counted. End one " +
    "with `PUT /admin/live-streams/{streamId}/end`.",
  auth: staff("ops_admin"),
  item: staffLiveStream,
});
