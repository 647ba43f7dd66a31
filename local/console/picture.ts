import { html } from "hono/html";
import type { Markup } from "../html.ts";

const OUTLINES: Readonly<Record<string, string>> = {
  Dress: "M40 14 L46 22 L54 22 L60 14 L64 16 L60 38 L72 82 Q50 90 28 82 L40 38 L36 16 Z",
  Atasan: "M36 18 Q50 28 64 18 L84 32 L76 48 L68 42 L68 82 L32 82 L32 42 L24 48 L16 32 Z",
  Outerwear:
    "M38 14 L50 24 L62 14 L80 24 L86 70 L74 72 L70 44 L70 86 L52 86 L52 32 L48 32 L48 86 L30 86 L30 44 L26 72 L14 70 L20 24 Z",
  Bawahan: "M32 14 L68 14 L72 86 L56 86 L50 40 L44 86 L28 86 Z",
  Sepatu: "M14 40 Q20 46 30 40 L36 34 L56 54 Q66 60 84 62 Q90 64 90 72 L14 72 Z",
  Tas:
    "M36 40 Q36 18 50 18 Q64 18 64 40 L76 40 L82 82 L18 82 L24 40 L36 40 L58 40 L58 38 Q58 24 50 24 Q42 24 42 38 L42 40 Z",
  Aksesoris: "M30 20 Q50 34 70 20 L76 32 Q60 42 56 44 L62 84 L48 84 L44 46 Q32 42 24 32 Z",
  Activewear: "M38 16 L44 16 Q50 30 56 16 L62 16 L66 40 L64 82 L36 82 L34 40 Z",
};

/** A placeholder for a photo: the outline of the category, in a colour derived from the title. */
export function picture(title: string, category: string): Markup {
  const hue = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return html`
    <svg viewBox="0 0 240 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="240" height="100" fill="hsl(${hue} var(--cloth))" />
      <path d="${OUTLINES[category] ?? OUTLINES["Atasan"]!}" transform="translate(70 0)"
        fill="hsl(${hue} 34% 38%)" stroke="hsl(${hue} 34% 38%)" stroke-width="3"
        stroke-linejoin="round" />
    </svg>
  `;
}
