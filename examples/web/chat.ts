/** The view of a live chat and a conversation: a log that follows its end, and an input. */
import { field, h, on } from "./page.ts";
import { w } from "./words.ts";

export function chatLog(label: string, className = "") {
  const lines = h("ol");
  const log = h(
    "div",
    { role: "log", className: `chat ${className}`, tabIndex: 0, "aria-label": label },
    lines,
  );
  const add = (line: HTMLElement) => {
    lines.append(line);
    log.scrollTop = log.scrollHeight;
  };
  return { log, lines, add };
}

/** Enter sends it; what could not be sent stays written. `draft` names a text until it is changed. */
export function sayForm(
  maxLength: number,
  send: (text: string, draft: string) => Promise<unknown>,
) {
  const text = h("input", { name: "text", required: true, maxLength, autocomplete: "off" });
  const form = h("form.say", field(w.message, text), h("button", w.send));
  let draft = "";
  text.addEventListener("input", () => draft = crypto.randomUUID());
  return on(form, "submit", async () => {
    const said = text.value;
    await send(said, draft);
    // The next message may be written before the answer.
    if (text.value === said) text.value = "";
  });
}
