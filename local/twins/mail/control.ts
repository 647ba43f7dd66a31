/** The mailbox of everybody, for testers: read what was sent, and let it bounce. */
import { Hono } from "hono";
import * as z from "zod";
import { answerControl, readControl, unknown } from "../refusal.ts";
import { hardBounce } from "./messages.ts";
import type { Message, Messages } from "./messages.ts";
import { letterPage, mailboxPage } from "./page.ts";

const wish = z.object({ type: z.enum(["Permanent", "Transient", "Undetermined"]).optional() });

export function mailControl(options: { messages: Messages; sandboxUrl: string }): Hono {
  const { messages, sandboxUrl } = options;
  const found = (id: string) => {
    const message = messages.find(id);
    if (message === null) throw unknown("e-mail");
    return message;
  };
  const app = new Hono();
  app.get("/", (c) => c.html(mailboxPage(sandboxUrl, messages.newest(200))));
  app.get("/messages", (c) => {
    const to = c.req.query("to");
    const all = messages.newest(1000).filter(({ request }) =>
      to === undefined || request.to.includes(to)
    );
    return c.json({ ok: true, messages: all.map(shown) });
  });
  app.get("/messages/:id", (c) => c.html(letterPage(sandboxUrl, found(c.req.param("id")))));
  // As it was sent, alone in its frame: what stands in an e-mail must not act on this page.
  app.get("/messages/:id/html", (c) => {
    c.header("Content-Security-Policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    return c.html(found(c.req.param("id")).request.html ?? "");
  });
  app.post(
    "/messages/:id/:event{delivered|bounced|complained|delivery_delayed|failed|opened}",
    async (c) => {
      const { id, event } = c.req.param();
      const { type = "Permanent" } = await readControl(c, wish);
      const more = event === "bounced" ? { bounce: { ...bounceOf(), type } } : {};
      return answerControl(c, `${sandboxUrl}/email`, shown(messages.tell(id, event, more)));
    },
  );
  return app;
}

const bounceOf = () => hardBounce()["bounce"] as Record<string, unknown>;

/** A message with its addresses, as testers read it. */
function shown({ id, request, lastEvent, createdAt }: Message): Record<string, unknown> {
  return { id, ...request, last_event: lastEvent, created_at: createdAt };
}
