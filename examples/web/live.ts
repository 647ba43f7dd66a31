/** Streams and their chat. */
import { dataOf, market, type Page } from "./market.ts";
import { complain, empty, h, on } from "./page.ts";
import { type Message, subscribe } from "./subscribe.ts";

export const streams: Page = async ({ signal }) => {
  const { items } = dataOf(await market.get("/live-streams", { signal }));
  const lines = items.map(({ id, title, seller_username, status, viewers }) =>
    h(
      "li",
      {},
      h("a", { href: `#/live/${id}` }, title),
      h("small", {}, `${seller_username} · ${status === "live" ? `${viewers} watching` : status}`),
    )
  );
  const list = lines.length > 0
    ? h("ul", { className: "lines" }, ...lines)
    : empty("Nobody is live now.");
  return [h("h2", {}, "Live"), list];
};

export const stream: Page = async ({ id, signal }) => {
  const to = { params: { path: { id } } };
  const { title, seller_username, status } = dataOf(
    await market.get("/live-streams/{id}", { ...to, signal }),
  );
  const lines = h("ol");
  const log = h(
    "div",
    { role: "log", className: "chat", tabIndex: 0, "aria-label": "Chat" },
    lines,
  );
  const nobody = empty("Nobody has written yet.");
  const text = h("input", { name: "text", required: true, maxLength: 500, autocomplete: "off" });
  const form = h(
    "form",
    { className: "say", hidden: status !== "live" },
    h("label", {}, "Message ", text),
    h("button", {}, "Send"),
  );
  on(form, "submit", async () => {
    dataOf(await market.post("/live-streams/{id}/chat", { ...to, body: { text: text.value } }));
    text.value = "";
  });
  if (status === "live") {
    dataOf(await market.post("/live-streams/{id}/view", to));
    signal.addEventListener("abort", () => void market.post("/live-streams/{id}/leave", to));
  }
  const show = ({ username, text }: Message) => {
    nobody.hidden = true;
    lines.append(h("li", {}, h("strong", {}, username), ` ${text}`));
    log.scrollTop = log.scrollHeight;
  };
  void subscribe(id, signal, show, complain);
  const ended = status === "live"
    ? []
    : [h("p", { className: "notice" }, `This stream is ${status}.`)];
  return [h("h2", {}, title), h("p", {}, `By ${seller_username}`), ...ended, nobody, log, form];
};
