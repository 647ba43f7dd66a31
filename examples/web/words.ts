/** The language: the one that was chosen, else the browser's. */
import { en } from "./words/en.ts";
import { id } from "./words/id.ts";

const LANGUAGES = { en, id };
type Language = keyof typeof LANGUAGES;

const isLanguage = (name: string | null): name is Language => name !== null && name in LANGUAGES;
const chosen = localStorage.getItem("language");
export const language: Language = isLanguage(chosen)
  ? chosen
  : navigator.language.startsWith("en")
  ? "en"
  : "id";
export const other: Language = language === "en" ? "id" : "en";
export const w = LANGUAGES[language];

export function speak(next: Language): void {
  localStorage.setItem("language", next);
  location.reload();
}
