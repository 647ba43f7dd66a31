/** The page's elements, and what it shows while something is under way. */
export const find = <E extends HTMLElement>(selector: string) =>
  document.querySelector<E>(selector)!;

export const rupiah = (amount: number) => `Rp ${amount.toLocaleString("id-ID")}`;
export const tell = (text: string) => find("#state").textContent = text;
export const complain = (error?: Error) => find("#wrong").textContent = error?.message ?? "";

/** Runs when the element is submitted, changed or clicked, and shows errors. */
export function on(
  target: HTMLElement,
  event: "submit" | "change" | "click",
  work: () => Promise<void>,
): void {
  target.addEventListener(event, async (happened) => {
    if (event === "submit") happened.preventDefault();
    complain();
    await work().catch(complain);
  });
}

/** Shows that something is under way; until it ends, no form can be sent. */
export async function busy<T>(text: string, work: () => Promise<T>): Promise<T> {
  tell(text);
  const buttons = document.querySelectorAll<HTMLButtonElement>("form button, li button");
  const show = (isBusy: boolean) => {
    find("#busy").hidden = !isBusy;
    for (const button of buttons) button.disabled = isBusy;
  };
  show(true);
  try {
    return await work();
  } finally {
    show(false);
  }
}

/** Lines with one link or button each; nothing is shown without any. */
export function list(selector: string, lines: [text: string, action: HTMLElement][]): void {
  find(selector).hidden = lines.length === 0;
  find(`${selector} ul`).replaceChildren(...lines.map(([text, action]) => {
    const line = document.createElement("li");
    line.append(text, action);
    return line;
  }));
}

export const link = (href: string, textContent: string) =>
  Object.assign(document.createElement("a"), { href, textContent, target: "_blank" });
