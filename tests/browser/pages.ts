/** What every page of the local stack must have. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PROJECT_ROOT } from "../local/scratch.ts";

const AXE = Deno.readTextFileSync(`${PROJECT_ROOT}/node_modules/axe-core/axe.min.js`);

/** The rules of WCAG 2.1 A and AA, contrast among them; each as its id and its first element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  // Half through a fade no text has its contrast.
  await page.evaluate(
    "Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => 0)",
  );
  return await page.evaluate(`axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] })
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
