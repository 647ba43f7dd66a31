/** Elements, and the page while something is under way. */
import { dataOf, type MarketError, type Result } from "../../clients/js/src/index.ts";
import { parseRupiah } from "../../shared/domain/rupiah.ts";
import { language, w } from "./words.ts";

export const find = <E extends HTMLElement>(selector: string) =>
  document.querySelector<E>(selector)!;

type Props = Record<string, unknown>;
type Child = Node | string | false | null | undefined;

/** `h("p.price", { id: "total" }, "Rp100")`: an element with classes, properties (else attributes) and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K | `${K}.${string}`,
  ...rest: (Props | Child)[]
): HTMLElementTagNameMap[K] {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag as K);
  if (classes.length > 0) element.className = classes.join(" ");
  for (const each of rest) {
    if (!each) continue;
    if (typeof each === "string" || each instanceof Node) element.append(each);
    else {
      for (const [key, value] of Object.entries(each)) {
        if (key in element) Object.assign(element, { [key]: value });
        else element.setAttribute(key, String(value));
      }
    }
  }
  return element;
}

export const locale = { en: "en-GB", id: "id-ID" }[language];
export const rupiah = (amount: number) =>
  `${amount < 0 ? "−" : ""}Rp${Math.abs(amount).toLocaleString(locale)}`;
export const day = (time: string) =>
  new Date(time).toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric" });
export const when = (time: string) =>
  new Date(time).toLocaleString(locale, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });

/** Until a time, in words. */
export function left(time: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(time) - Date.now()) / 60_000));
  return w.left(Math.floor(minutes / 60), minutes % 60);
}
export const tell = (text: string) => find("#state").textContent = text;

/** Shows the page again, after something on it has changed. */
export const refresh = () => dispatchEvent(new Event("hashchange"));

let running = 0;
let isOutdated = false;
let isByItself = false;

/**
 * After something has happened elsewhere. While an action is running, the page stays; it is shown again once, after
 * that. Forms that are being filled in stay as they are.
 */
export function refreshSoon(): void {
  isOutdated = true;
  refreshIfFree();
}
function refreshIfFree(): void {
  if (!isOutdated || running > 0) return;
  refresh();
  isByItself = true;
}
addEventListener("hashchange", () => isOutdated = isByItself = false);

/** Forms, with what folds them, from the first field that is entered until they are sent. */
const entered = new Set<Element>();
const formOf = (inside: Element) => inside.closest("details:has(form)") ?? inside.closest("form");
find("#page").addEventListener("focusin", ({ target }) => {
  const form = formOf(target as Element);
  if (form && (target as Element).matches("input, textarea, select, summary")) entered.add(form);
});
const nameOf = (form: Element) => form.id || form.querySelector("summary, button")?.textContent;

/** The page, as it is now. */
export function draw(...nodes: Node[]): void {
  const focused = document.activeElement as HTMLElement;
  const kept = new Map(isByItself ? [...entered].map((form) => [nameOf(form), form]) : []);
  entered.clear();
  find("#page").replaceChildren(...nodes);
  for (const [name, form] of kept) {
    const fresh = [...find("#page").querySelectorAll(form.localName)];
    fresh.find((each) => nameOf(each) === name)?.replaceWith(form);
    if (form.isConnected) entered.add(form);
  }
  if (formOf(focused)) focused.focus({ preventScroll: true });
}

/** What went wrong, in the language of the page. */
export const sentenceOf = (error: Error): string =>
  w.englishErrors[(error as Partial<MarketError>).code ?? ""] ?? error.message;

/** With the id by which support finds the call. */
const problem = (error: Error) => {
  const { requestId } = error as Partial<MarketError>;
  return [sentenceOf(error), requestId && h("small", ` ${w.request(requestId)}`)] as const;
};
export const complain = (error?: Error) =>
  find("#wrong").replaceChildren(h("span", ...error ? problem(error) : []));

/** Instead of a page that could not be shown. */
export function failure(error: Error): HTMLElement {
  const isGone = (error as Partial<MarketError>).status === 404;
  return empty(
    isGone ? w.gone : "",
    h("p", { role: "alert" }, isGone && `${w.goneWhy} `, ...problem(error)),
    lookAround(),
  );
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
    if (event !== "change") tell("");
    running++;
    try {
      await work();
      if (event === "submit") entered.delete(formOf(target)!);
    } catch (error) {
      complain(error as Error);
    } finally {
      running--;
    }
    refreshIfFree();
  });
  return target;
}

/** The work, once for two quick clicks. */
export function once(work: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined;
  return () => running ??= work().finally(() => running = undefined);
}

export const button = (text: string, work: () => Promise<unknown>, props: Props = {}) =>
  on(h("button", { type: "button", textContent: text, ...props }), "click", once(work));

export const link = (href: string, text: string, className = "") =>
  h("a", { href, textContent: text, className });

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

export const field = (words: string, input: HTMLElement) => h("label", `${words} `, input);

export const grouped = (value: number) => value.toLocaleString(locale);

interface Bounds {
  min?: number;
  max?: number;
  step?: number;
  /** What is said of an amount outside of them. */
  words?: string;
}

/** Digits with this language's separators, one more or less than is right. */
const TYPED = new RegExp(`^(\\d+|\\d{1,4}(\\${grouped(1_000)[1]}\\d{2,4})+)$`);

/** An amount in rupiah as people write it; what is typed digit by digit gets its separators at once. */
export function amount(
  props: Props,
  { min = 0, max = Infinity, step = 1, words = "" }: Bounds = {},
): HTMLInputElement {
  const input = h("input", { inputMode: "numeric", autocomplete: "off", ...props });
  input.addEventListener("input", (event) => {
    const { data, inputType } = event as InputEvent;
    const isTyped = data?.length === 1 || inputType?.startsWith("delete");
    if (isTyped && TYPED.test(input.value)) {
      const toEnd = input.value.length - input.selectionStart!;
      input.value = grouped(Number(input.value.replaceAll(/\D/g, "")));
      input.setSelectionRange(input.value.length - toEnd, input.value.length - toEnd);
    }
    const value = parseRupiah(input.value);
    const isWithin = value >= min && value <= max && value % step === 0;
    const isWhole = Number.isInteger(value) || input.value === "";
    input.setCustomValidity(isWhole ? isWithin ? "" : words : w.wholeRupiah);
  });
  input.addEventListener("change", () => {
    const value = parseRupiah(input.value);
    if (Number.isInteger(value)) input.value = grouped(value);
  });
  return input;
}
export const choice = (options: Record<string, string>, chosen = "", props: Props = {}) =>
  h(
    "select",
    props,
    ...Object.entries(options).map(([value, text]) =>
      new Option(text, value, false, value === chosen)
    ),
  );

/** The texts of a form's fields; those left empty are missing. */
export const filled = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() ? [[name, value.trim()]] : []
    ),
  );

/** A form: its fields, its button, and what is done with their texts. */
export function form(
  kind: "form" | `form.${string}`,
  fields: Child[],
  words: string,
  send: (texts: Record<string, string>) => Promise<unknown>,
): HTMLFormElement {
  const element = h(kind, ...fields, h("button", words));
  return on(element, "submit", once(() => send(filled(element))));
}

/** Shows the page with what the service did. */
export function done(result: Result<unknown>): void {
  dataOf(result);
  refresh();
}

/** A form behind its title. */
export const folded = (title: string, form: HTMLElement) =>
  h("details.card", h("summary", title), form);

let underWay = 0;

/** Shows that something is under way; until it ends, no form can be sent. */
export async function busy<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (text) tell(text);
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
export const empty = (text: string, ...more: Child[]) =>
  h("div.empty", text && h("p", text), ...more);

type Read<T> = (cursor?: string) => Promise<{ items: T[]; next_cursor: string | null }>;

export const lookAround = () => link("#/search", w.lookAround, "button");

/** A list with a button for more, or what is shown instead. */
async function paged<T>(
  list: HTMLElement,
  read: Read<T>,
  line: (item: T) => HTMLElement,
  nothing: HTMLElement,
): Promise<HTMLElement[]> {
  const { items, next_cursor } = await read();
  if (items.length === 0) return [nothing];
  list.append(...items.map(line));
  let cursor = next_cursor;
  const more = button(w.more, async () => {
    const next = await read(cursor!);
    list.append(...next.items.map(line));
    cursor = next.next_cursor;
    more.hidden = !cursor;
  }, { hidden: !cursor });
  return [list, more];
}

export const lines = <T>(
  label: string,
  read: Read<T>,
  line: (item: T) => HTMLElement,
  nothing: string,
) => paged(h("ul.lines", { "aria-label": label }), read, line, empty(nothing));

/** Of cards with photos; when it is empty, a link leads on. */
export const grid = <T>(
  label: string,
  read: Read<T>,
  card: (item: T) => HTMLElement,
  nothing: string,
  next = lookAround(),
) => paged(h("ul.grid", { "aria-label": label }), read, card, empty(nothing, next));

/** A list that the service reads by offset. */
export const byOffset =
  <T>(read: (offset: number) => Promise<{ items: T[]; total: number }>): Read<T> =>
  async (cursor = "0") => {
    const { items, total } = await read(Number(cursor));
    const next = Number(cursor) + items.length;
    return { items, next_cursor: next < total ? String(next) : null };
  };
