/** The look of every page of the local stack, in light and dark. Text has a contrast of 4.5 or more (WCAG AA). */
const COLORS = `
  :root { color-scheme: light dark; --ink: #1d1b22; --soft: #625e6c; --paper: #fffdf9; --back: #f5f1ea;
    --line: #e0d8ca; --edge: #8d8577; --main: #2a5a4c; --on-main: #fff; --tint: #e6f0eb; --wait: #7a4f00;
    --good: #1a6239; --over: #9a2626 }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1eee8; --soft: #b3adb9; --paper: #211f25;
    --back: #161519; --line: #3b3740; --edge: #7d7785; --main: #79bda8; --on-main: #10201b; --tint: #24322d;
    --wait: #e6b95c; --good: #78cc9b; --over: #f29a9a } }`;

const FRAME = `
  * { box-sizing: border-box }
  body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  a { color: var(--main); text-underline-offset: .15em } code { font-size: .86em; overflow-wrap: anywhere }
  header, main, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1.4rem; padding-top: 1.1rem; padding-bottom: .6rem }
  nav { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; font-size: .95rem }
  nav a { padding: .15rem 0; color: var(--ink); text-decoration: none } nav a:hover { color: var(--main); text-decoration: underline }
  nav [aria-current] { color: var(--main); font-weight: 600; box-shadow: 0 2px var(--main) }
  .mark { margin-right: auto; font: 600 1.5rem/1 Georgia, "Times New Roman", serif; color: var(--ink); text-decoration: none }
  .mark i { color: var(--main) } .skip { position: absolute; left: -99rem } .skip:focus { left: .6rem; top: .4rem; padding: .3rem .7rem; background: var(--paper) }
  h1 { margin: 1.2rem 0 .4rem; font: 600 clamp(1.7rem, 4vw, 2.4rem)/1.15 Georgia, "Times New Roman", serif; overflow-wrap: anywhere }
  h2 { margin: 2.4rem 0 .7rem; font: 600 1.3rem/1.2 Georgia, "Times New Roman", serif }
  h3 { margin: 0 0 .3rem; font-size: 1rem; overflow-wrap: anywhere } .lead { max-width: 44rem; margin: 0; font-size: 1.08rem }
  .note { color: var(--soft); font-size: .88rem } p.note { margin: .2rem 0 .8rem } footer { margin-top: 3rem; padding-bottom: 2rem }
  :focus-visible { outline: 3px solid var(--main); outline-offset: 2px; border-radius: .2rem }`;

const PARTS = `
  .card { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem 1.1rem; min-width: 0 }
  .grid { display: grid; gap: .9rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr)) }
  .pair { display: grid; gap: 0 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)) } .pair > * { min-width: 0 }
  .tiles { display: grid; gap: .9rem; margin: 1.4rem 0; grid-template-columns: repeat(auto-fit, minmax(8.6rem, 1fr)) }
  .tiles .card { padding: .8rem 1rem } .tiles b { display: block; font-size: 1.18rem; white-space: nowrap; line-height: 1.25;
    font-variant-numeric: tabular-nums }
  .price { font-weight: 650; white-space: nowrap; font-variant-numeric: tabular-nums }
  .badge { display: inline-block; padding: .08rem .6rem; border: 1px solid; border-radius: 2rem; font-size: .8rem; white-space: nowrap }
  .wait { color: var(--wait) } .good { color: var(--good) } .over { color: var(--over) } .rest { color: var(--soft) }
  progress { width: 100%; height: 1.1rem; accent-color: var(--main) }
  .diagram { padding: 1rem } .diagram svg { display: block; width: 100%; height: auto } .flows { display: none }
  main.pay { max-width: 26rem; margin: 5vh auto; padding: 2rem 1.75rem; background: var(--paper); border: 1px solid var(--line);
    border-radius: 1rem; text-align: center } .pay dl { margin: 1.5rem 0; text-align: left } .pay dt { color: var(--soft); font-size: .88rem }
  .pay dd { margin: 0 0 .7rem; overflow-wrap: anywhere } .merchant { margin: 0; color: var(--soft); font: inherit } .amount { margin: .1rem 0 .4rem;
    font-size: 2.25rem; font-weight: 700 } .pay form { display: block } button.primary { width: 100%; padding: .9rem; font-size: 1.1rem }`;

const FORMS = `
  form { display: inline-flex; flex-wrap: wrap; align-items: end; gap: .5rem; margin: 0; max-width: 100% } .actions { display: flex; flex-wrap: wrap; gap: .5rem }
  button, .button { display: inline-block; max-width: 100%; padding: .42rem .9rem; border: 1px solid var(--edge); border-radius: .7rem;
    background: var(--paper); color: var(--ink); font: inherit; font-size: .93rem; cursor: pointer; text-decoration: none }
  button:hover, .button:hover { border-color: var(--main) } .main, .primary { background: var(--main); border-color: var(--main);
    color: var(--on-main); font-weight: 600 }
  [aria-busy] { pointer-events: none; opacity: .75 } button[aria-busy]::after { content: " …" }
  label { display: block; font-size: .88rem; color: var(--soft); min-width: 0; max-width: 100% }
  input, select { min-height: 2.35rem } input[type=checkbox] { min-height: 0 } input, select { display: block; width: 100%; padding: .4rem .6rem; border: 1px solid var(--edge); border-radius: .7rem; font: inherit;
    background: var(--paper); color: var(--ink) } input[type=number] { width: 7.5rem; max-width: 100% }
  .fields { display: grid; gap: .7rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); align-items: end; width: 100% }
  .fields .wide { grid-column: 1 / -1 } .fields input[type=number] { width: 100% } summary { cursor: pointer; color: var(--main) }`;

const TABLES = `
  .scroll { overflow-x: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem }
  table { width: 100%; border-collapse: collapse } tbody tr:last-child td { border-bottom: 0 }
  th { color: var(--soft); font-weight: 500; font-size: .88rem } td, th { padding: .55rem .9rem; text-align: left;
    border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere } td:first-child { min-width: 9rem }
  td form { margin: 0 .2rem .2rem 0 } .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
  @media (max-width: 40rem) { header { gap: .5rem } .mark { width: 100% } header, main, footer { padding-left: 1rem; padding-right: 1rem }
    .tiles { grid-template-columns: 1fr 1fr } .diagram svg { display: none } .flows { display: block; padding: 0 }
    .scroll { overflow: visible } table, tbody { display: block } thead { display: none } td:empty { display: none }
    tr { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .15rem .9rem; padding: .6rem .9rem;
      border-bottom: 1px solid var(--line) } tbody tr:last-child { border-bottom: 0 } td { padding: 0; border: 0; max-width: 100% }
    td:first-child { flex: 1 0 100%; min-width: 0 } td[data-label]:not(:first-child)::before { content: attr(data-label) " "; color: var(--soft);
      font-size: .85rem } .number { text-align: left } }`;

export const style = COLORS + FRAME + PARTS + FORMS + TABLES;

/** Beside Scalar's own style, which the rules above would change. */
export const referenceStyle = `
  body { margin: 0; --scalar-custom-header-height: 3.2rem }
  .who { position: sticky; top: 0; z-index: 10; display: flex; align-items: center; justify-content: space-between;
    gap: 1rem; height: 3.2rem; padding: 0 1.25rem; background: #2f5d50; color: #fff; font: 15px system-ui, sans-serif }
  .who form { display: contents } .who a { color: #fff; text-decoration: none; font: 600 1.25rem Georgia, serif } .who i { color: #b9dccf }
  .who select { padding: .3rem .5rem; border: 0; border-radius: .5rem; background: #fff; color: #1d1b22; font: inherit }
  .who :focus-visible { outline: 3px solid #fff; outline-offset: 2px }`;
