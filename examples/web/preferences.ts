/** Of what the user is told, and how. */
import { dataOf, market } from "./market.ts";
import { form, h, tell } from "./page.ts";
import { w } from "./words.ts";

type Told = keyof typeof w.told;

export async function preferences(signal: AbortSignal): Promise<HTMLElement> {
  const now = dataOf(await market.get("/notifications/preferences", { signal }));
  const check = (name: string, words: string, checked: boolean) =>
    h("label.check", h("input", { type: "checkbox", name, checked }), h("span", words));
  const categories = Object.keys(w.told) as Told[];
  const fields = [
    ...categories.map((each) => check(each, w.told[each], !now.muted_categories.includes(each))),
    h("small", w.alwaysTold),
    check("email_digest", w.byMail, now.email_digest),
    check("push_enabled", w.byPush, now.push_enabled),
  ];
  return form("form.card", fields, w.save, async (texts) => {
    const body = {
      muted_categories: categories.filter((each) => !(each in texts)),
      email_digest: "email_digest" in texts,
      push_enabled: "push_enabled" in texts,
    };
    dataOf(await market.put("/notifications/preferences", { body }));
    tell(w.saved);
  });
}
