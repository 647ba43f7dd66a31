/** One look: colours with a contrast of 4.5 or more (WCAG AA), light and dark, dense and comfortable. */
import {
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";

export const theme = createTheme({
  primaryColor: "teal",
  primaryShade: 9,
  fontFamily: "system-ui, sans-serif",
  headings: {
    fontWeight: "650",
    sizes: { h1: { fontSize: "1.6rem" }, h2: { fontSize: "1.15rem" } },
  },
  components: {
    Alert: { defaultProps: { variant: "outline" } },
    Badge: { defaultProps: { variant: "light", tt: "none", radius: "sm" } },
    Button: { defaultProps: { variant: "default", fw: 500 } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    },
    // The lock and the transitions write styles into the page, which the policy forbids.
    Modal: { defaultProps: { lockScroll: false, transitionProps: { duration: 0 }, size: "46rem" } },
    NavLink: { defaultProps: { component: "a" } },
  },
});

const shades = (shade: number) =>
  Object.fromEntries(
    ["gray", "red", "teal", "yellow"].map((color) => [
      `--mantine-color-${color}-light-color`,
      `var(--mantine-color-${color}-${shade})`,
    ]),
  );

/** Mantine's variables as a sheet of the document: a `<style>` in the page is against the policy. */
export function applyTheme(): void {
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, theme),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(convertCssVariables({
    variables,
    light: {
      ...light,
      ...shades(9),
      "--mantine-color-scheme": "light",
      "--mantine-color-dimmed": "var(--mantine-color-gray-7)",
      "--mantine-color-anchor": "#05603a",
      "--mantine-color-teal-light": "#e3f3ec",
      "--mantine-primary-color-light": "#e3f3ec",
      "--mantine-primary-color-light-hover": "#d3ebdf",
      "--mantine-color-teal-light-color": "#05603a",
      "--mantine-color-yellow-light-color": "#7a4f00",
      "--mantine-color-error": "var(--mantine-color-red-9)",
    },
    dark: {
      ...dark,
      ...shades(3),
      "--mantine-color-scheme": "dark",
      "--mantine-color-dimmed": "var(--mantine-color-dark-1)",
      "--mantine-color-gray-light": "var(--mantine-color-dark-5)",
      "--mantine-color-error": "var(--mantine-color-red-3)",
    },
  }));
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset["density"] = localStorage.getItem(DENSITY) ?? "comfortable";
}

const DENSITY = "preloved.panel.density";

export const isDense = () => document.documentElement.dataset["density"] === "dense";

export function setDense(dense: boolean): void {
  const density = dense ? "dense" : "comfortable";
  localStorage.setItem(DENSITY, density);
  document.documentElement.dataset["density"] = density;
}
