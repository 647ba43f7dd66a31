import { boosted } from "./boosted.ts";
import { browse } from "./browse.ts";
import { create } from "./create.ts";
import { del } from "./delete.ts";
import { following } from "./following.ts";
import { get } from "./get.ts";
import { like } from "./like.ts";
import { liked } from "./liked.ts";
import { measurements } from "./measurements.ts";
import { photos } from "./photos.ts";
import { relist } from "./relist.ts";
import { report } from "./report.ts";
import { similar } from "./similar.ts";
import { unlike } from "./unlike.ts";
import { update } from "./update.ts";
import { user } from "./user.ts";

export const endpoints = [
  browse,
  liked,
  following,
  measurements,
  get,
  similar,
  create,
  update,
  del,
  user,
  photos,
  report,
  boosted,
  relist,
  like,
  unlike,
];
