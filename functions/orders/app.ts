import { cancel } from "./cancel.ts";
import { confirm } from "./confirm.ts";
import { create } from "./create.ts";
import { dispute } from "./dispute.ts";
import { disputeAnswer } from "./dispute_answer.ts";
import { get } from "./get.ts";
import { my } from "./my.ts";
import { preview } from "./preview.ts";
import { returnApprove } from "./return_approve.ts";
import { returnLabel } from "./return_label.ts";
import { returnReceived } from "./return_received.ts";
import { returnReject } from "./return_reject.ts";
import { returnRequest } from "./return_request.ts";
import { returnShip } from "./return_ship.ts";
import { settlement } from "./settlement.ts";
import { settlementAccept } from "./settlement_accept.ts";
import { ship } from "./ship.ts";
import { status } from "./status.ts";
import { timeline } from "./timeline.ts";

export const endpoints = [
  create,
  preview,
  get,
  my,
  timeline,
  status,
  ship,
  confirm,
  cancel,
  dispute,
  disputeAnswer,
  returnRequest,
  returnApprove,
  returnReject,
  returnReceived,
  returnLabel,
  returnShip,
  settlement,
  settlementAccept,
];
