/** What every page of the local stack must have. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";

const AXE = Deno.readTextFileSync(`${PROJECT_ROOT}/node_modules/axe-core/axe.min.js`);

/** Changes the hash, and waits until the page has heard of it. */
export const turnTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate(`new Promise((turned) => {
    const { href } = new URL(${JSON.stringify(hash)}, location);
    if (href === location.href) return turned();
    addEventListener("hashchange", () => turned(), { once: true });
    location.href = href;
  })`);

/** The rules of WCAG 2.1 A and AA, contrast among them; each as its id and its first element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!await page.evaluate("'axe' in window")) await page.evaluate(AXE);
  // Half through a fade no text has its contrast.
  await page.evaluate(
    "Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => 0)",
  );
  return await page.evaluate(`axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21aa"],
    resultTypes: ["violations"],
    preload: false,
  })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))`);
}

/** Elements with text that leaves the screen or a box that hides it. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    const isShown = width > 0 && !element.matches(".skip, option, script, svg *");
    const { overflowX } = getComputedStyle(element);
    return isShown && (right > innerWidth + 1 ||
      overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1);
  }).map((element) => element.outerHTML.slice(0, 120))`);

/** Labels of a ledger's drawing that a curve, a box or another label touches. */
export const labelsInTheWay = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const boxOf = (element) => element.getBBox();
    const labels = [...document.querySelectorAll("svg .label")];
    const points = [...document.querySelectorAll("path.arrow")].flatMap((path) => {
      const length = path.getTotalLength();
      const reach = Number(path.getAttribute("stroke-width")) / 2;
      return Array.from({ length: 200 }, (_, index) => [path.getPointAtLength(length * index / 199), reach]);
    });
    const boxes = [...document.querySelectorAll(".diagram rect, .drawing rect")].map(boxOf);
    const meets = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    return labels.filter((label) => {
      const box = boxOf(label);
      return points.some(([{ x, y }, reach]) => x > box.x - reach && x < box.x + box.width + reach &&
          y > box.y - reach && y < box.y + box.height + reach) ||
        boxes.some((other) => meets(box, other)) ||
        labels.some((other) => other !== label && meets(box, boxOf(other)));
    }).map((label) => label.textContent.trim());
  })()`);

/** Tabs through the page: each stop has an outline that is seen. */
export async function expectVisibleFocus(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(`(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
      return [document.activeElement.tagName, outlineStyle !== "none" && parseFloat(outlineWidth) >= 2];
    })()`);
    expect(outline).toEqual([expect.not.stringMatching("BODY"), true]);
  }
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/**
 * The page as it is, then on the other screen and in the other theme, without loading it again. A picture of each is
 * kept in the folder SHOTS, if it is given.
 */
export async function expectReadable(page: Page, what: string): Promise<void> {
  const size = page.viewportSize()!;
  const [colorScheme, others] =
    await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
      ? ["dark", "light"] as const
      : ["light", "dark"] as const;
  await expectLook(page, `${what} ${size.width} ${colorScheme}`);
  await page.setViewportSize(size.width === PHONE.width ? DESKTOP : PHONE);
  await page.emulateMedia({ colorScheme: others });
  await expectLook(page, `${what} ${page.viewportSize()!.width} ${others}`);
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}

async function expectLook(page: Page, what: string): Promise<void> {
  expect([await accessibilityFaults(page), await cutOff(page)], what).toEqual([[], []]);
  const width = await page.evaluate("document.documentElement.scrollWidth");
  expect(width, what).toBeLessThanOrEqual(page.viewportSize()!.width);
  const shots = Deno.env.get("SHOTS");
  const path = `${shots}/${what.replaceAll(/\W+/g, "_")}.png`;
  // What sticks would stand in the middle of a long picture.
  const style = "header, .gallery, .sided > section { position: static !important }";
  if (shots) await page.screenshot({ path, fullPage: true, style });
}
