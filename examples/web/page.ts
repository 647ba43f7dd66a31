/** Elements, and the page while something is under way. */
import type { MarketError } from "../../clients/js/src/index.ts";

export const find = <E extends HTMLElement>(selector: string) =>
  document.querySelector<E>(selector)!;

/** An element with properties (or attributes, where there is no such property) and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Record<string, unknown> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name in element) Object.assign(element, { [name]: value });
    else element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

export const rupiah = (amount: number) => `Rp${amount.toLocaleString("en")}`;
export const day = (time: string) =>
  new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
export const when = (time: string) =>
  new Date(time).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });

/** Until a time, in words. */
export function left(time: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(time) - Date.now()) / 60_000));
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`;
}
export const tell = (text: string) => find("#state").textContent = text;

/** With the id by which support finds the call. */
export function complain(error?: Error): void {
  const { message = "", requestId } = error as Partial<MarketError> ?? {};
  find("#wrong").replaceChildren(message);
  if (requestId) find("#wrong").append(h("small", {}, ` Request ${requestId}`));
}

/** Runs when the element is submitted, changed or clicked, and shows errors. */
export function on<E extends HTMLElement>(
  target: E,
  event: "submit" | "change" | "click",
  work: () => Promise<unknown>,
): E {
  target.addEventListener(event, async (happened) => {
    if (event === "submit") happened.preventDefault();
    complain();
    await work().catch(complain);
  });
  return target;
}

export const button = (text: string, work: () => Promise<unknown>, props = {}) =>
  on(h("button", { type: "button", textContent: text, ...props }), "click", work);

/** A button that is on or off, as the service answered. */
export function toggle(
  words: (isOn: boolean) => string,
  isOn: boolean,
  set: (isOn: boolean) => Promise<boolean>,
): HTMLButtonElement {
  const show = () => {
    element.textContent = words(isOn);
    element.ariaPressed = String(isOn);
  };
  const element = button("", async () => {
    isOn = await set(!isOn);
    show();
  });
  show();
  return element;
}

let underWay = 0;

/** Shows that something is under way; until it ends, no form can be sent. */
export async function busy<T>(text: string, work: () => Promise<T>): Promise<T> {
  tell(text);
  const show = (more: number) => {
    underWay += more;
    find("#busy").hidden = underWay === 0;
    for (const button of document.querySelectorAll<HTMLButtonElement>("main button, li button")) {
      button.disabled = underWay > 0;
    }
  };
  show(1);
  try {
    return await work();
  } finally {
    show(-1);
  }
}

/** Instead of an empty list. */
export const empty = (text: string, ...more: Node[]) =>
  h("div", { className: "empty" }, h("p", {}, text), ...more);
