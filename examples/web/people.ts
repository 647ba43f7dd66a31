/** Actions about another user: write, block, report. */
import { dataOf, market } from "./market.ts";
import { button, h, on, toggle } from "./page.ts";

/** There is one conversation per buyer and listing; opening it again is the same one. */
export const messageButton = (words: string, body: { listing_id: string } | { order_id: string }) =>
  button(words, async () => {
    const { id } = dataOf(await market.post("/conversations", { body }));
    location.hash = `#/conversations/${id}`;
  });

export function blockButton(id: string): HTMLElement {
  const to = { params: { path: { id } } };
  return toggle((isOn) => isOn ? "Unblock" : "Block", false, async (isOn) => {
    const path = "/auth/users/{id}/block";
    return dataOf(await (isOn ? market.put(path, to) : market.delete(path, to))).blocked_by_me;
  });
}

const REASONS = ["scam", "harassment", "offensive", "spam", "counterfeit", "prohibited_item"]
  .concat("misleading", "other");

/** Staff may read a reported conversation unmasked. */
export function reportBox(conversation: string): HTMLElement {
  const options = REASONS.map((reason) => new Option(reason.replace("_", " "), reason));
  const reason = h("select", {}, ...options);
  const details = h("input", { maxLength: 1000 });
  const form = h(
    "form",
    {},
    h("label", {}, "What is wrong ", reason),
    h("label", {}, "In your words ", details),
    h(
      "small",
      {},
      "Our staff will read this conversation. The other does not learn who reported it.",
    ),
    h("button", {}, "Report"),
  );
  const box = h("details", {}, h("summary", {}, "Report"), form);
  return on(box, "submit", async () => {
    const params = { path: { id: conversation } };
    const body = { reason: reason.value as "other", details: details.value || null };
    dataOf(await market.post("/conversations/{id}/report", { params, body }));
    box.replaceWith(h("p", {}, "Reported. Thank you: our staff will look at it."));
  });
}
