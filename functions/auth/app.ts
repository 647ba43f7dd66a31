import { addressesCreate } from "./addresses_create.ts";
import { addressesDelete } from "./addresses_delete.ts";
import { addressesList } from "./addresses_list.ts";
import { addressesUpdate } from "./addresses_update.ts";
import { block } from "./block.ts";
import { blocks } from "./blocks.ts";
import { remove } from "./delete.ts";
import { exportAll } from "./export.ts";
import { fit } from "./fit.ts";
import { fitUpdate } from "./fit_update.ts";
import { follow } from "./follow.ts";
import { followers } from "./followers.ts";
import { me } from "./me.ts";
import { register } from "./register.ts";
import { report } from "./report.ts";
import { unblock } from "./unblock.ts";
import { unfollow } from "./unfollow.ts";
import { update } from "./update.ts";
import { user } from "./user.ts";

export const endpoints = [
  register,
  me,
  update,
  fit,
  fitUpdate,
  addressesList,
  addressesCreate,
  addressesUpdate,
  addressesDelete,
  user,
  report,
  follow,
  unfollow,
  followers,
  block,
  unblock,
  blocks,
  exportAll,
  remove,
];
