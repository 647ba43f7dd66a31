import * as z from "zod";
import { conversation } from "../../shared/domain/conversation.ts";
import { orderKey, uuid } from "../../shared/domain/id.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { OwnReply, success } from "../../shared/http/reply.ts";

const body = z.object({ listing_id: uuid.optional(), order_id: orderKey.optional() })
  .refine(
    ({ listing_id, order_id }) => (listing_id === undefined) !== (order_id === undefined),
    "takes one of listing_id and order_id",
  )
  .meta({ example: { listing_id: "0fc4dfc4-feb3-4154-820f-22308900bf02" } });

export const create = endpoint({
  id: "conversations_create",
  method: "POST",
  path: "/conversations",
  title: "Open a conversation",
  description: "One per buyer, seller and listing: an order of the listing has the same. 200 " +
    "when it exists, 201 when it is new. The other sees it with the first message. 403 for your " +
    "own listing and after a block, 409 when you open too many in a day. Next: `POST " +
    "/conversations/{id}/messages`.",
  auth: active,
  request: { body },
  response: { status: 201, statusIfExists: 200, schema: conversation },
  reasons: [
    "listing_not_found",
    "order_not_found",
    "self_message",
    "too_many_conversations",
    "user_blocked",
    "user_deleted",
    "wrong_party",
  ],
  limit: "conversations",
  handler: async ({ body: { listing_id, order_id }, client }) => {
    const { is_new, conversation } = await client.call(
      "api.conversations_create",
      { listing_id, order: order_id },
    );
    return is_new ? conversation : new OwnReply({ status: 200, text: success(conversation) });
  },
});
