/** Measurements in centimetres: their inputs, what they are beside each other, and what fits the user. */
import { dataOf, market, type Page } from "./market.ts";
import { done, field, form, h, tell } from "./page.ts";
import { w } from "./words.ts";

export type Centimetres = Record<string, number>;

export const measured = async (): Promise<Record<string, string[]>> =>
  dataOf(await market.get("/listings/measurements"));
const nameOf = (name: string) => w.measure[name as keyof typeof w.measure] ?? name;

/** One input for each; `prefix` begins their names. */
export const measureFields = (names: string[], values: Centimetres | null = {}, prefix = "cm") =>
  names.map((name) => {
    const input = { name: `${prefix}.${name}`, type: "number", min: 1, max: 300 };
    return field(w.inCm(nameOf(name)), h("input", { ...input, value: values?.[name] ?? "" }));
  });

/** What was filled in; nothing is null. */
export function centimetres(texts: Record<string, string>, prefix = "cm"): Centimetres | null {
  const given = Object.entries(texts).filter(([name]) => name.startsWith(`${prefix}.`))
    .map(([name, value]) => [name.slice(prefix.length + 1), Number(value)]);
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** Measurements side by side, in columns with these titles. */
export function comparison(columns: Record<string, Centimetres | null | undefined>): HTMLElement {
  const shown = Object.entries(columns).filter(([, values]) => values);
  const names = new Set(shown.flatMap(([, values]) => Object.keys(values!)));
  const head = (text: string) => h("th", { scope: "col" }, text);
  const line = (name: string) =>
    h(
      "tr",
      h("th", { scope: "row" }, nameOf(name)),
      ...shown.map(([, values]) => h("td", values![name] ? `${values![name]} cm` : "–")),
    );
  return h(
    "table",
    { hidden: names.size === 0 },
    h("thead", h("tr", head(w.measurements), ...shown.map(([title]) => head(title)))),
    h("tbody", ...[...names].map(line)),
  );
}

export const ownFit = async (signal: AbortSignal) =>
  dataOf(await market.get("/auth/me/fit", { signal }));

/** What fits the user, by category. Only they see it. */
export const fit: Page = async ({ signal }) => {
  const [names, own] = await Promise.all([measured(), ownFit(signal)]);
  const categories = Object.keys(w.category) as (keyof typeof w.category)[];
  const group = (category: typeof categories[number]) => {
    const { size, measurements, tolerance_cm } = own[category] ?? {};
    const input = (name: string, props: object) =>
      h("input", { name: `${category} ${name}`, ...props });
    return h(
      "details.card",
      { open: category in own },
      h("summary", w.category[category]),
      h(
        "div.fields",
        field(w.fields.size, input("size", { maxLength: 40, value: size ?? "" })),
        ...measureFields(names[category]!, measurements ?? {}, category),
        field(
          w.tolerance,
          input("tolerance", { type: "number", min: 0, max: 20, value: tolerance_cm ?? 3 }),
        ),
      ),
    );
  };
  const send = async (texts: Record<string, string>) => {
    const body = Object.fromEntries(categories.flatMap((category) => {
      const size = texts[`${category} size`] ?? null;
      const measurements = centimetres(texts, category);
      const tolerance_cm = Number(texts[`${category} tolerance`]);
      return size || measurements ? [[category, { size, measurements, tolerance_cm }]] : [];
    }));
    done(await market.put("/auth/me/fit", { body }));
    tell(w.saved);
  };
  return [
    h("h2", w.fit),
    h("p", w.fitHint),
    form("form.plain", categories.map(group), w.save, send),
  ];
};
