/** What every page of the local stack must have. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";

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

/**
 * Runs in the page: texts whose contrast with what is behind them is below 4.5 (WCAG AA), and the width that the page
 * takes. Disabled controls do not count.
 */
const readability = `(() => {
  const parse = (color) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map((value) => value / 255)
      .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const color = parse(getComputedStyle(each).backgroundColor);
      if (color[3] === 255) return color;
    }
    return parse("Canvas");
  };
  const hasText = (element) =>
    ["INPUT", "SELECT"].includes(element.tagName) ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const dim = [...document.body.querySelectorAll("*")]
    .filter((element) => element.checkVisibility() && hasText(element) && !element.disabled)
    .map((element) => {
      const [a, b] = [parse(getComputedStyle(element).color), behind(element)].map(light);
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      return { element, ratio };
    })
    .filter(({ ratio }) => !(ratio >= 4.5))
    .map(({ element, ratio }) => element.tagName + " " + ratio.toFixed(1) + " " + element.textContent.trim());
  return [dim, document.documentElement.scrollWidth];
})()`;

/** A picture of each page is kept in the folder SHOTS, if it is given. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  const [dim, width] = await page.evaluate(readability) as [string[], number];
  expect([dim, width <= page.viewportSize()!.width], what).toEqual([[], true]);
  expect([await accessibilityFaults(page), await cutOff(page)], what).toEqual([[], []]);
  const shots = Deno.env.get("SHOTS");
  const path = `${shots}/${what.replaceAll(/\W+/g, "_")}.png`;
  // What sticks would stand in the middle of a long picture.
  const style = "header, .gallery, .parcel > section { position: static !important }";
  if (shots) await page.screenshot({ path, fullPage: true, style });
}
