/** Suggestions while typing: a combobox as the ARIA authoring guide has it. */
import { market } from "./market.ts";
import { complain, find, h } from "./page.ts";
import { address, toggled } from "./query.ts";
import { w } from "./words.ts";

const form = find<HTMLFormElement>("#search");
const input = find<HTMLInputElement>("[name=q]");
const list = find("#suggestions");
const PAUSE_MS = 150;
const FIELD = { category: "product_category", brand: "brand" } as const;

let asking = new AbortController();
/** Of the option that Enter takes; -1: the typed text. */
let active = -1;

function close(): void {
  asking.abort();
  list.hidden = true;
  mark(-1);
  input.ariaExpanded = "false";
}

function mark(index: number): void {
  active = index;
  [...list.children].forEach((option, at) => option.ariaSelected = String(at === index));
  const option = list.children[index];
  if (option) input.setAttribute("aria-activedescendant", option.id);
  else input.removeAttribute("aria-activedescendant");
  option?.scrollIntoView({ block: "nearest" });
}

function go(query: URLSearchParams): void {
  close();
  location.hash = address(query);
}

async function ask(): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  const q = input.value.trim();
  if (!q) return close();
  await new Promise((done) => setTimeout(done, PAUSE_MS));
  if (signal.aborted) return;
  const { data } = await market.get("/search/suggest", { params: { query: { q } }, signal });
  // Without suggestions the search still works: an error is not shown.
  if (signal.aborted) return;
  const items = data?.items ?? [];
  list.replaceChildren(...items.map(({ kind, value }, index) => {
    const option = h("li", { id: `suggestion-${index}`, role: "option" }, h("span", value));
    if (kind !== "word") option.append(h("small", w.kind[kind]));
    // Before the input loses the focus.
    option.onpointerdown = (event) => event.preventDefault();
    option.onclick = () => {
      if (kind === "word") return go(new URLSearchParams({ q: value }));
      go(toggled(new URLSearchParams(), FIELD[kind], value));
    };
    return option;
  }));
  list.hidden = items.length === 0;
  input.ariaExpanded = String(items.length > 0);
  mark(-1);
}

export function useSuggestions(): void {
  input.placeholder = w.searchFor;
  input.ariaLabel = w.search;
  list.ariaLabel = w.suggestions;
  form.querySelector("button")!.textContent = w.search;
  input.addEventListener("input", () => void ask().catch(complain));
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    const count = list.hidden ? 0 : list.children.length;
    if (event.key === "Escape" && count > 0) {
      event.preventDefault();
      close();
    } else if (count > 0 && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // Past either end is the typed text.
      mark((active + 1 + step + count + 1) % (count + 1) - 1);
    }
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const option = list.hidden ? null : list.children[active] as HTMLElement | undefined;
    if (option) return option.click();
    const query = new URLSearchParams(location.hash.split("?")[1]);
    query.delete("offset");
    if (input.value.trim()) query.set("q", input.value.trim());
    else query.delete("q");
    go(query);
  });
}

/** The words of the search that is shown. */
export const showWords = (query: URLSearchParams) => input.value = query.get("q") ?? "";
