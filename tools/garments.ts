/**
 * Draws the photos of the test listings: `npm run garments` writes local/seed/photos, with their thumbhashes.
 * Chromium renders cloth, folds and shadows of an SVG, so the files are in git, and a start loads neither a browser nor sharp.
 */
import { chromium } from "playwright-core";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { chromiumPath } from "./chromium.ts";

const FOLDER = new URL("../local/seed/photos/", import.meta.url);

type Cloth = { color: string; pattern?: string; size?: number; angle?: number };
type Garment = { back: string; cloth: Cloth; shape: string; hanger?: boolean; leather?: boolean };

const dots = (color: string, ...at: [number, number, number][]) =>
  at.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`).join("");
const lines = (d: string, color: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
const mirrored = (part: string) => `${part}<g transform="matrix(-1 0 0 1 800 0)">${part}</g>`;
const stitch = (d: string, color = "#0005") => lines(d, color, 2.5, 'stroke-dasharray="7 5"');
const buttons = (color: string, x: number, from: number, to: number, count: number) =>
  dots(
    color,
    ...Array.from({ length: count }, (_, at): [number, number, number] => [
      x,
      from + (to - from) * at / (count - 1),
      8,
    ]),
  );

/** Darker towards its edges. */
let parts = 0;
function cloth(d: string, fill = "url(#cloth)"): string {
  const id = `part${++parts}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${fill}"/><g clip-path="url(#${id})">
    <path d="${d}" fill="none" stroke="#120c08" stroke-opacity=".55" stroke-width="26" filter="url(#soft)"/>
    <path d="${d}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/></g>`;
}

const SLEEVE =
  "M262 228 C206 250 172 330 150 470 C140 540 134 600 132 668 Q168 690 212 682 C220 590 236 510 272 430 Z";
const SHIRT =
  "M322 186 Q400 226 478 186 L556 226 C566 400 560 620 566 806 Q400 846 234 806 C240 620 234 400 244 226 Z";
const COLLAR = "M322 186 L400 232 L352 292 L300 212 Z";

const shirt = (button: string) =>
  mirrored(cloth(SLEEVE)) + cloth(SHIRT) + lines("M400 236 L400 826", "#0003", 3) +
  lines("M380 262 L380 824", "#0001", 2) + mirrored(cloth(COLLAR)) +
  buttons(button, 400, 300, 780, 7) +
  mirrored(stitch("M136 636 Q170 654 214 646"));

const GARMENTS: Record<string, Garment> = {
  batik: {
    back: "#e9ded0",
    hanger: true,
    cloth: {
      color: "#27406b",
      size: 76,
      pattern:
        '<g fill="#c9a46a"><ellipse cx="38" cy="17" rx="9" ry="17"/><ellipse cx="38" cy="59" rx="9" ry="17"/>' +
        '<ellipse cx="17" cy="38" rx="17" ry="9"/><ellipse cx="59" cy="38" rx="17" ry="9"/></g>' +
        '<g fill="#27406b"><circle cx="38" cy="18" r="4"/><circle cx="38" cy="58" r="4"/><circle cx="18" cy="38" r="4"/>' +
        '<circle cx="58" cy="38" r="4"/></g><g fill="#ece0c8"><circle cx="0" cy="0" r="6"/><circle cx="76" cy="0" r="6"/>' +
        '<circle cx="0" cy="76" r="6"/><circle cx="76" cy="76" r="6"/></g>',
    },
    shape: cloth(
      "M318 184 C326 236 362 292 400 308 C438 292 474 236 482 184 L522 178 C520 250 540 296 560 326 C540 396 524 446 526 492 C556 632 612 760 640 874 C566 908 480 918 400 918 C320 918 234 908 160 874 C188 760 244 632 274 492 C276 446 260 396 240 326 C260 296 280 250 278 178 Z",
    ) + lines("M274 492 Q400 518 526 492", "#0d1a33", 10) +
      lines("M274 492 Q400 518 526 492", "#c9a46a", 3),
  },
  denim: {
    back: "#ddd6cb",
    hanger: true,
    cloth: {
      color: "#4d6f96",
      size: 7,
      angle: 30,
      pattern:
        '<rect width="3" height="7" fill="#5d81aa"/><rect x="5" width="1" height="7" fill="#3d5c80"/>',
    },
    shape: mirrored(
      cloth(
        "M250 232 C190 258 146 350 122 500 C112 570 106 640 104 716 Q150 744 204 730 C212 630 236 540 276 450 Z",
      ),
    ) +
      cloth(
        "M318 192 Q400 240 482 192 L572 236 C590 420 584 580 588 740 Q400 778 212 740 C216 580 210 420 228 236 Z",
      ) +
      cloth("M212 740 Q400 778 588 740 L588 786 Q400 822 212 786 Z", "#44648a") +
      mirrored(
        cloth("M318 192 L398 250 L350 330 L284 222 Z", "#56789f") + lines(
          "M262 400 L366 400 L366 470 L314 496 L262 470 Z",
          "#d8b06a",
          3,
        ) +
          stitch("M244 372 L396 372", "#d8b06a") + stitch("M330 500 L318 742", "#d8b06a") +
          stitch("M108 690 Q152 712 206 700", "#d8b06a"),
      ) +
      lines("M400 250 L400 800", "#25384f", 4) + stitch("M414 256 L414 760", "#d8b06a") +
      buttons("#c98d4b", 400, 290, 760, 6),
  },
  linen: {
    back: "#cfd8d2",
    hanger: true,
    cloth: {
      color: "#f3eee4",
      size: 6,
      pattern:
        '<rect width="6" height="1.2" fill="#e4dccd"/><rect width="1.2" height="6" fill="#e9e2d4"/>',
    },
    shape: shirt("#d9c8aa"),
  },
  scarf: {
    back: "#e3d4cc",
    cloth: {
      color: "#b5573f",
      size: 26,
      pattern: '<path d="M0 0 L13 13 L26 0 M0 13 L13 26 L26 13" fill="none" stroke="#c9735c" ' +
        'stroke-width="6"/><rect y="24" width="26" height="2" fill="#933f2b"/>',
    },
    shape: cloth(
      "M268 330 C300 480 292 640 276 830 L404 842 C424 640 420 480 404 350 Z",
    ) +
      cloth("M396 350 C392 480 420 600 432 760 L548 740 C548 600 530 470 532 330 Z") +
      cloth(
        "M250 330 C230 190 330 130 400 130 C470 130 570 190 550 330 C520 410 440 430 400 430 C350 430 280 410 250 330 Z M322 276 C340 320 460 320 478 276 C470 226 330 226 322 276 Z",
      ) +
      lines(
        Array.from({ length: 11 }, (_, at) => `M${282 + at * 11.5} 834 l${at % 3 - 1} 62`).join(
          " ",
        ) +
          Array.from({ length: 10 }, (_, at) => `M${438 + at * 11.5} ${760 - at * 2} l2 58`).join(
            " ",
          ),
        "#a64c36",
        5,
      ),
  },
  kebaya: {
    back: "#e6ded9",
    hanger: true,
    cloth: {
      color: "#b98a8f",
      size: 58,
      pattern:
        '<g fill="#d3aeb0"><circle cx="29" cy="20" r="7"/><circle cx="20" cy="30" r="7"/><circle cx="38" cy="30" r="7"/>' +
        '<circle cx="24" cy="40" r="7"/><circle cx="34" cy="40" r="7"/><circle cx="0" cy="0" r="5"/><circle cx="58" cy="58" r="5"/></g>' +
        '<circle cx="29" cy="31" r="4" fill="#9a6a70"/>',
    },
    shape: mirrored(cloth(SLEEVE)) +
      cloth(
        "M330 186 L400 420 L470 186 L556 226 C548 330 526 420 520 500 C530 600 556 690 566 770 Q500 800 452 792 L400 884 L348 792 Q300 800 234 770 C244 690 270 600 280 500 C274 420 252 330 244 226 Z",
      ) +
      mirrored(
        lines(
          "M330 186 L400 420 L400 880 L350 792 Q300 800 238 770",
          "#f2e4dc",
          12,
          'stroke-dasharray="1 15"',
        ) +
          lines("M326 190 L394 424", "#8a5a61", 3) +
          lines("M134 664 Q168 686 212 678", "#f2e4dc", 11, 'stroke-dasharray="1 14"'),
      ) +
      buttons("#e9cf94", 400, 450, 640, 3),
  },
  skirt: {
    back: "#dfe0d6",
    cloth: { color: "#7b8b6c" },
    shape: cloth(
      "M290 200 L510 200 C560 420 620 640 660 850 Q530 890 400 888 Q270 890 140 850 C180 640 240 420 290 200 Z",
    ) +
      mirrored(
        Array.from({ length: 6 }, (_, at) => {
          const [top, end] = [298 + at * 18, 168 + at * 42];
          return `<path d="M${top} 236 L${end} ${860 + at * 4} l16 3 L${
            top + 7
          } 236 Z" fill="#2b3323" opacity=".28"/>` +
            lines(`M${top + 9} 240 L${end + 24} ${864 + at * 4}`, "#fff2", 4);
        }).join(""),
      ) +
      cloth("M288 196 Q400 214 512 196 L518 244 Q400 262 282 244 Z", "#6b7a5d"),
  },
  cardigan: {
    back: "#d5dbe2",
    hanger: true,
    cloth: {
      color: "#d8a441",
      size: 20,
      pattern:
        '<path d="M0 2 L10 12 L20 2 M0 12 L10 22 L20 12 M0 -8 L10 2 L20 -8" fill="none" stroke="#e7bd68" ' +
        'stroke-width="4"/><rect x="19" width="1.5" height="20" fill="#b98428"/>',
    },
    shape: mirrored(cloth(SLEEVE)) +
      cloth(
        "M326 186 L400 430 L474 186 L562 226 C576 400 570 620 572 770 Q400 800 228 770 C230 620 224 400 238 226 Z",
      ) +
      cloth("M228 770 Q400 800 572 770 L570 822 Q400 852 230 822 Z", "#c4902f") +
      cloth("M318 188 L392 434 L392 830 L412 830 L412 428 L340 182 Z", "#c4902f") +
      cloth("M482 188 L410 428 L410 830 L392 830 L392 434 L460 182 Z", "#c9952f") +
      mirrored(
        cloth("M132 640 Q170 660 216 652 L213 700 Q168 712 130 694 Z", "#c4902f") +
          lines("M268 610 L356 610", "#a97720", 5),
      ) +
      buttons("#5b3d18", 402, 470, 790, 5),
  },
  sneakers: {
    back: "#c9d3da",
    cloth: { color: "#f4f2ee" },
    shape: [[0, -190, .94], [10, 120, 1]].map(([x, y, scale]) =>
      `<g transform="translate(${x! + 400 * (1 - scale!)} ${
        y! + 500 * (1 - scale!)
      }) scale(${scale})">` +
      '<ellipse cx="400" cy="655" rx="300" ry="22" fill="#0006" filter="url(#soft)"/>' +
      cloth(
        "M120 600 C116 520 126 450 150 420 Q200 440 250 400 C300 410 340 470 430 505 C520 525 640 530 676 570 Q692 600 688 620 L120 620 Z",
      ) +
      cloth(
        "M120 600 C116 520 126 450 150 420 Q186 436 210 428 C200 500 210 560 216 610 Z",
        "#3f6b57",
      ) +
      cloth("M108 606 L694 606 Q704 640 676 652 L132 652 Q104 648 108 606 Z", "#e9e4da") +
      lines("M112 632 L694 632", "#c9c1b3", 3) +
      lines("M300 440 l44 -34 M334 466 l44 -34 M370 488 l44 -32 M406 504 l42 -30", "#fdfdfb", 10) +
      lines("M300 440 l44 -34 M334 466 l44 -34 M370 488 l44 -32 M406 504 l42 -30", "#0002", 2) +
      lines("M300 600 L350 500 M340 602 L392 516 M380 604 L432 526", "#3f6b57", 13) +
      stitch("M560 606 C556 560 590 540 630 544") + "</g>"
    ).join(""),
  },
  chino: {
    back: "#e4e0d4",
    cloth: {
      color: "#a0764c",
      size: 6,
      angle: 35,
      pattern: '<rect width="2" height="6" fill="#ab8258"/>',
    },
    shape: cloth(
      "M282 130 L518 130 C542 260 556 380 552 500 C556 640 548 780 536 900 L424 904 C424 740 412 580 400 420 C388 580 376 740 376 904 L264 900 C252 780 244 640 248 500 C244 380 258 260 282 130 Z",
    ) +
      cloth("M280 124 Q400 140 520 124 L528 172 Q400 190 272 172 Z", "#8f6840") +
      mirrored(
        lines("M286 178 Q290 250 250 290", "#5e4023", 4) + stitch("M298 180 Q302 256 256 304") +
          lines("M318 128 L318 178", "#7d5932", 12) +
          lines("M318 320 C306 520 312 720 318 896", "#6b4a28", 3, 'opacity=".6"') +
          stitch("M266 876 L376 880"),
      ) +
      lines("M400 186 L400 420 Q376 330 378 190", "#5e4023", 3) + dots("#d7c3a4", [400, 154, 9]),
  },
  bag: {
    back: "#ddd2c2",
    leather: true,
    cloth: { color: "#7a4526" },
    shape: lines("M270 460 C270 190 530 190 530 460", "#1d0f06", 30, 'opacity=".25"') +
      lines("M266 450 C266 176 534 176 534 450", "#5c3119", 24) +
      lines("M266 450 C266 176 534 176 534 450", "#8b5533", 7) +
      cloth(
        "M190 440 Q400 410 610 440 L648 780 Q640 830 590 834 L210 834 Q160 830 152 780 Z",
      ) +
      cloth(
        "M184 436 Q400 400 616 436 L630 590 Q610 660 400 668 Q190 660 170 590 Z",
        "#85502e",
      ) +
      stitch("M190 580 Q214 634 400 642 Q586 634 610 580", "#d9b58b") +
      stitch("M170 786 Q178 812 220 816 L580 816 Q622 812 630 786", "#d9b58b") +
      cloth("M366 610 L434 610 L428 730 Q400 746 372 730 Z", "#64381d") +
      '<rect x="356" y="664" width="88" height="44" rx="8" fill="none" stroke="#d9b45f" stroke-width="11"/>' +
      mirrored(dots("#d9b45f", [266, 456, 18], [266, 456, 9])),
  },
  flannel: {
    back: "#d9dcd6",
    hanger: true,
    cloth: {
      color: "#a8322d",
      size: 88,
      pattern:
        '<rect width="34" height="88" fill="#1d2b33" opacity=".6"/><rect width="88" height="34" fill="#1d2b33" opacity=".6"/>' +
        '<rect x="58" width="4" height="88" fill="#f0e2c4" opacity=".7"/><rect y="58" width="88" height="4" fill="#f0e2c4" opacity=".7"/>' +
        '<rect x="15" width="3" height="88" fill="#f0e2c4" opacity=".4"/><rect y="15" width="88" height="3" fill="#f0e2c4" opacity=".4"/>',
    },
    shape: shirt("#efe5cf") + mirrored(lines("M272 396 h86 v82 l-43 22 l-43 -22 Z", "#1a1012", 4)),
  },
  hoodie: {
    back: "#e2dbd5",
    cloth: { color: "#4c5966" },
    shape: mirrored(
      cloth(
        "M262 262 C190 286 146 380 122 520 C112 590 110 650 110 726 Q156 750 208 738 C214 640 236 550 276 470 Z",
      ),
    ) +
      cloth(
        "M290 232 Q400 300 510 232 L566 262 C588 430 580 610 582 790 Q400 820 218 790 C220 610 212 430 234 262 Z",
      ) +
      cloth("M218 786 Q400 818 582 786 L578 836 Q400 866 222 836 Z", "#414d59") +
      mirrored(cloth("M108 700 Q156 724 210 712 L206 760 Q154 772 106 752 Z", "#414d59")) +
      cloth(
        "M262 250 C250 150 320 96 400 96 C480 96 550 150 538 250 C510 320 450 360 400 364 C350 360 290 320 262 250 Z",
      ) +
      cloth(
        "M312 236 C310 180 350 150 400 150 C450 150 490 180 488 236 C470 290 430 314 400 316 C370 314 330 290 312 236 Z",
        "#262e36",
      ) +
      lines("M362 346 C356 400 360 440 352 500 M438 346 C446 400 440 430 450 486", "#e9e4dc", 7) +
      dots("#e9e4dc", [352, 504, 7], [450, 490, 7]) +
      lines("M290 780 L312 620 L488 620 L510 780", "#2f3942", 5) +
      stitch("M302 780 L322 632 L478 632 L498 780", "#fff4"),
  },
  cap: {
    back: "#d8d3df",
    cloth: {
      color: "#2f5d50",
      size: 6,
      angle: 40,
      pattern: '<rect width="2" height="6" fill="#37695b"/>',
    },
    shape: '<ellipse cx="400" cy="712" rx="290" ry="26" fill="#0006" filter="url(#soft)"/>' +
      cloth("M170 610 C160 400 260 300 400 300 C540 300 640 400 630 610 Q400 560 170 610 Z") +
      lines(
        "M400 300 L400 580 M400 300 C330 350 290 450 282 592 M400 300 C470 350 510 450 518 592",
        "#173029",
        4,
      ) +
      stitch("M386 306 C322 360 284 450 270 594 M414 306 C478 360 516 450 530 594", "#8fb8ab") +
      dots("#24493f", [400, 300, 15]) +
      cloth(
        "M170 606 Q400 552 630 606 C700 660 690 700 640 712 Q400 620 160 712 C110 700 100 660 170 606 Z",
        "#28503f",
      ) +
      stitch("M160 674 Q400 588 640 674", "#8fb8ab") +
      stitch("M146 690 Q400 600 654 690", "#8fb8ab") +
      '<rect x="346" y="420" width="108" height="84" rx="10" fill="#e7dcc6"/>' +
      lines("M368 482 L400 440 L432 482 Z", "#b5573f", 9),
  },
  rattan: {
    back: "#d6dcd0",
    leather: true,
    cloth: {
      color: "#c49a5e",
      size: 44,
      pattern:
        '<rect x="2" y="2" width="19" height="40" rx="5" fill="#d9b47c"/><rect x="24" y="2" width="18" height="40" rx="5" fill="#b0854a"/>' +
        '<rect x="0" y="12" width="22" height="8" fill="#9c7138"/><rect x="22" y="33" width="22" height="8" fill="#e5c792"/>',
    },
    shape: lines("M280 440 C290 200 510 200 520 440", "#8d5f2c", 20) +
      lines("M280 440 C290 200 510 200 520 440", "#d9b47c", 6, 'stroke-dasharray="14 12"') +
      cloth(
        "M200 420 Q400 390 600 420 C650 560 656 700 620 800 Q400 850 180 800 C144 700 150 560 200 420 Z",
      ) +
      cloth("M196 404 Q400 372 604 404 L610 446 Q400 416 190 446 Z", "#8d5f2c") +
      lines("M400 420 L400 500", "#5b3d18", 8) + dots("#5b3d18", [400, 512, 18]) +
      lines("M400 524 l-16 74 M400 524 l0 84 M400 524 l18 72", "#b5573f", 7),
  },
};

const HANGER = lines("M400 150 C400 112 450 116 444 86 C438 62 404 66 404 90", "#8b8f94", 7) +
  lines("M256 232 Q330 172 400 156 Q470 172 544 232", "#7d5836", 20) +
  lines("M256 228 Q330 168 400 152 Q470 168 544 228", "#b78a5c", 6);

function photoOf({ back, cloth, shape, hanger, leather }: Garment): string {
  const { color, pattern = "", size = 8, angle = 0 } = cloth;
  const [frequency, scale] = leather ? [".05", 2] : [".011 .0035", 15];
  const lit = (frequency: string, scale: number) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${shape.length}"/>
     <feDiffuseLighting surfaceScale="${scale}" diffuseConstant="1.2" lighting-color="#fff" result="light">
     <feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="720" height="900">
    <defs>
      <pattern id="cloth" width="${size}" height="${size}" patternUnits="userSpaceOnUse"
        patternTransform="rotate(${angle})"><rect width="${size}" height="${size}" fill="${color}"/>${pattern}</pattern>
      <filter id="wall" x="0" y="0" width="1" height="1">${lit(".03", 1.2)}</filter>
      <filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="14"/></filter>
      <filter id="worn" filterUnits="userSpaceOnUse" x="0" y="0" width="800" height="1000"
        color-interpolation-filters="sRGB">${lit(frequency, scale)}
        <feBlend in="SourceGraphic" in2="light" mode="multiply"/><feComposite in2="SourceAlpha" operator="in"/>
        <feDropShadow dx="16" dy="22" stdDeviation="18" flood-color="#1a120c" flood-opacity=".4"/></filter>
      <radialGradient id="light" cx=".3" cy=".2" r="1"><stop stop-color="#fff" stop-opacity=".5"/>
        <stop offset="1" stop-color="#3a2a1c" stop-opacity=".13"/></radialGradient>
    </defs>
    <rect width="800" height="1000" fill="${back}"/>
    <rect width="800" height="1000" filter="url(#wall)" style="mix-blend-mode: multiply" opacity=".45"/>
    <rect width="800" height="1000" fill="url(#light)"/>
    <g filter="url(#worn)">${hanger ? HANGER : ""}${shape}</g></svg>`;
}

async function thumbhashOf(photo: Uint8Array): Promise<string> {
  const { data, info } = await sharp(photo).resize(100, 100, { fit: "inside" }).ensureAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  return rgbaToThumbHash(info.width, info.height, data).toBase64();
}

async function draw(): Promise<void> {
  const thumbhashes: Record<string, string> = {};
  const browser = await chromium.launch({
    executablePath: chromiumPath()!,
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();
  await Deno.mkdir(FOLDER, { recursive: true });
  for (const [name, garment] of Object.entries(GARMENTS)) {
    const base64: string = await page.evaluate(`(async () => {
      const image = new Image(720, 900);
      image.src = "data:image/svg+xml," + encodeURIComponent(${JSON.stringify(photoOf(garment))});
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: 720, height: 900 });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", .8).split(",")[1];
    })()`);
    const photo = Uint8Array.fromBase64(base64);
    await Deno.writeFile(new URL(`${name}.webp`, FOLDER), photo);
    thumbhashes[name] = await thumbhashOf(photo);
  }
  const text = JSON.stringify(thumbhashes, null, 2) + "\n";
  await Deno.writeTextFile(new URL("thumbhashes.json", FOLDER), text);
  await browser.close();
}

if (import.meta.main) await draw();
