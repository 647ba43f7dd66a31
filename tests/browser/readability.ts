/**
 * Runs in the page: texts whose contrast with what is behind them is below 4.5 (WCAG AA), and the width that the page
 * takes. Disabled controls do not count.
 */
export const readability = `(() => {
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
