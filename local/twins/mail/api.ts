/** The e-mail company's API: hand in a message, ask how far it came. */
import { Hono } from "hono";
import type { Faults } from "../faults.ts";
import { readJson } from "../refusal.ts";
import type { Messages } from "./messages.ts";
import { mailRefusal, readMessageRequest } from "./request.ts";

const failure = {
  statusCode: 500,
  name: "internal_server_error",
  message: "An unexpected error occurred.",
};

export function mailApi(options: { messages: Messages; faults: Faults; apiKey: string }): Hono {
  const { messages, faults } = options;
  const may = (operation: string) => faults.suffer("email", operation, failure);
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${options.apiKey}`) return await next();
    throw mailRefusal(401, "invalid_api_key", "API key is invalid.");
  });
  app.post("/emails", may("send"), async (c) => {
    const key = c.req.header("idempotency-key");
    if (key !== undefined && (key.length < 1 || key.length > 256)) {
      throw mailRefusal(400, "invalid_idempotency_key", "The key must have 1 to 256 characters.");
    }
    const { id } = messages.send(readMessageRequest(await readJson(c)), key);
    return c.json({ id });
  });
  app.get("/emails/:id", may("get_email"), (c) => {
    const message = messages.find(c.req.param("id"));
    if (message === null) throw mailRefusal(404, "not_found", "Email not found");
    const { from, to, subject, html, text, tags } = message.request;
    return c.json({
      object: "email",
      id: message.id,
      from,
      to,
      subject,
      html: html ?? null,
      text: text ?? null,
      tags,
      created_at: message.createdAt,
      last_event: message.lastEvent,
    });
  });
  app.all("*", () => {
    throw mailRefusal(404, "not_found", "The requested endpoint does not exist");
  });
  return app;
}
