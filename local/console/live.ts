import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { badge, button, type Markup, note } from "../html.ts";
import type { Client } from "./client.ts";
import { callList } from "./home_sections.ts";
import { BUYER } from "./home.ts";
import { breadcrumb, layout, noteLine, words } from "./layout.ts";

interface Message {
  seq: number;
  username: string;
  text: string;
  type: string;
}

/** Below `/console/live`: a stream and its chat, as any test user. */
export function liveRoutes(client: Client): Hono {
  const actor = (c: Context) => {
    const name = c.req.query("as") ?? "";
    return Object.hasOwn(client.users(), name) ? name : BUYER;
  };
  const app = new Hono();
  app.get("/live/:id", async (c) => {
    const page = await livePage(client, c.req.param("id"), actor(c));
    return page ? c.html(page) : c.notFound();
  });
  app.get("/live/:id/chat", async (c) => c.html(await chat(client, c.req.param("id"), actor(c))));
  app.post("/live/:id/:act{say|view|end}", async (c) => {
    const { id, act } = c.req.param();
    const [name, { text, type }] = [actor(c), await c.req.parseBody()];
    client.begin(`/console/live/${id}`);
    if (act === "say") await client.as(name, "POST", `/live-streams/${id}/chat`, { text, type });
    else await client.as(name, act === "end" ? "PUT" : "POST", `/live-streams/${id}/${act}`);
    return c.redirect(`/console/live/${id}?as=${name}`, 303);
  });
  return app;
}

async function livePage(client: Client, id: string, name: string): Promise<Markup | undefined> {
  const stream = await client.see(name, `/live-streams/${encodeURIComponent(id)}`);
  if (!stream) return undefined;
  const users = client.users();
  const isHost = stream.seller_id === users[name]?.id;
  const isLive = stream.status === "live";
  const path = `/console/live/${id}`;
  const people = Object.keys(users).map((each) =>
    html`
      <a href="${path}?as=${each}" ${each === name
        ? html`
          aria-current="true"
        `
        : ""}>${words(each)}</a>
    `
  );
  return layout(
    stream.title,
    html`
      ${breadcrumb(stream.title)}
      <h1>${stream.title}</h1>
      <p class="lead">
        <b>${stream.seller_username}</b> ${badge(stream.status, isLive ? "good" : "rest")}
        ${stream.viewers} watching, ${stream.unique_viewers} so far.
      </p>
      <nav class="tabs" aria-label="View as"><span class="note">View as</span> ${people}</nav>
      <h2>Chat</h2>
      <ul class="card chat" id="chat" tabindex="0" aria-label="Chat"
        data-from="${path}/chat?as=${name}">
        ${await chat(client, id, name)}
      </ul>
      <div class="actions" style="margin-top:.8rem">
        ${isLive ? sayForm(path, name) : noteLine("The stream has ended.")}
        ${isLive && !isHost ? button(`${path}/view?as=${name}`, "Watch") : ""}
        ${isLive && isHost ? button(`${path}/end?as=${name}`, "End the stream") : ""}
      </div>
      ${callList(client, path)}
      <p><a href="/console/people/${name}">Back to ${words(name)}</a></p>
      ${isLive
        ? html`
          <script type="module">
          ${raw(POLL)}
          </script>
        `
        : ""}
    `,
  );
}

const sayForm = (path: string, name: string) =>
  html`
    <form method="post" action="${path}/say?as=${name}">
      <label>Message <input name="text" required maxlength="500" placeholder="Masih ada ukuran M?"></label>
      <label>Kind <select name="type">
          <option value="message">message</option>
          <option value="offer">price offer</option>
        </select></label>
      <button class="main">Send</button>
    </form>
  `;

async function chat(client: Client, id: string, name: string): Promise<Markup> {
  const found = await client.see(name, `/live-streams/${encodeURIComponent(id)}/chat?after_seq=0`);
  const messages: Message[] = found?.messages ?? [];
  if (messages.length === 0) return html`<li class="note">Nobody has said anything.</li>`;
  return html`${
    messages.map(({ username, text, type }) =>
      html`<li><b>${username}</b> ${type === "offer" ? note("offers") : ""} ${text}</li>`
    )
  }`;
}

/** Escaped on the server, as the page itself. */
const POLL = `
  setInterval(async () => {
    const chat = document.getElementById("chat");
    const answer = await fetch(chat.dataset.from).catch(() => undefined);
    if (!answer?.ok) return;
    const lines = await answer.text();
    if (chat.dataset.lines !== lines) [chat.innerHTML, chat.dataset.lines] = [lines, lines];
  }, 2000);`;
