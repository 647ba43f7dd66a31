import { COMMON } from "./common.ts";
import type { Story } from "./cast.ts";
import { LISTINGS } from "./listings.ts";
import { MACHINE_STORY } from "./machines.ts";
import { MEMBERS } from "./members.ts";
import { OFFER_STORY } from "./offers.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { ORDER_STORY } from "./orders.ts";
import { STAFF_STORY } from "./staff.ts";
import { STAFF_CASES } from "./staff_cases.ts";
import { STAFF_MONEY } from "./staff_money.ts";

/**
 * What the examples tell: Sari sells a dress to Rani, is paid and withdraws. Keys, most specific first:
 * `operation<.parent.field` (`<` in a request), `operation.field`, `Schema.parent.field`, `parent.field`, `Schema.field`,
 * `field`, `Schema.*`. A key that is only an operation is the whole body. Parameters: `operation.name`, `resource/name`, `name`.
 */
export const STORY: Story = {
  ...COMMON,
  ...STAFF_STORY,
  ...STAFF_CASES,
  ...STAFF_MONEY,
  ...MACHINE_STORY,
  ...MEMBERS,
  ...CONVERSATIONS,
  ...LISTINGS,
  ...ORDER_STORY,
  ...OFFER_STORY,
};
