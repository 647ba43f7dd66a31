export const style = `
  :root { color-scheme: light dark; --ink: #1d1b22; --soft: #6d6977; --paper: #fffdf9; --back: #f5f1ea;
    --line: #e5ded2; --main: #2f5d50; --on-main: #fff; --tint: #e8f0ec; --wait: #8a5a00; --good: #1d6b3f;
    --over: #a02c2c; --cloth: 38% 80% }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1eee8; --soft: #aaa4b0; --paper: #211f25;
    --back: #161519; --line: #38343d; --main: #6fb29e; --on-main: #10201b; --tint: #24322d;
    --wait: #e0b050; --good: #6fc592; --over: #ee8a8a; --cloth: 22% 34% } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  a { color: var(--main); text-underline-offset: .15em } code { font-size: .86em; overflow-wrap: anywhere }
  header, main, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1.4rem; padding-top: 1.1rem;
    padding-bottom: 1.1rem } nav { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; font-size: .95rem }
  .mark { margin-right: auto; font: 600 1.5rem/1 Georgia, "Times New Roman", serif; color: var(--ink);
    text-decoration: none } .mark i { color: var(--main) }
  nav a { color: var(--ink); text-decoration: none } nav a:hover { color: var(--main); text-decoration: underline }
  h1 { margin: 1.2rem 0 .4rem; font: 600 clamp(1.7rem, 4vw, 2.4rem)/1.15 Georgia, "Times New Roman", serif }
  h2 { margin: 2.4rem 0 .7rem; font: 600 1.3rem/1.2 Georgia, "Times New Roman", serif }
  h3 { margin: 0 0 .3rem; font-size: 1rem } .lead { max-width: 44rem; margin: 0; font-size: 1.08rem }
  .note { color: var(--soft); font-size: .88rem } p.note { margin: .2rem 0 .8rem }
  .card { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem 1.1rem }
  .grid { display: grid; gap: .9rem; grid-template-columns: repeat(auto-fill, minmax(14.5rem, 1fr)) }
  .pair { display: grid; gap: 0 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)) }
  .tiles { display: grid; gap: .9rem; margin: 1.4rem 0; grid-template-columns: repeat(auto-fit, minmax(8.6rem, 1fr)) }
  .tiles .card { padding: .8rem 1rem } .tiles b { display: block; font-size: 1.18rem; white-space: nowrap; line-height: 1.25;
    font-variant-numeric: tabular-nums }
  .item { display: flex; flex-direction: column; padding: 0; overflow: hidden }
  .item svg { display: block; width: 100%; height: 6.2rem } .item > div { padding: .8rem 1rem 1rem; display: flex;
    flex-direction: column; flex: 1 } .item form { margin-top: auto; padding-top: .7rem }
  .price { font-weight: 650; white-space: nowrap; font-variant-numeric: tabular-nums }
  .badge { display: inline-block; padding: .08rem .6rem; border: 1px solid; border-radius: 2rem; font-size: .78rem;
    letter-spacing: .02em; white-space: nowrap } .wait { color: var(--wait) } .good { color: var(--good) }
  .over { color: var(--over) } .rest { color: var(--soft) }
  .scroll { overflow-x: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem }
  table { width: 100%; border-collapse: collapse } tr:last-child td { border-bottom: 0 }
  th { color: var(--soft); font-weight: 500; font-size: .85rem } td, th { padding: .55rem .9rem; text-align: left;
    border-bottom: 1px solid var(--line); vertical-align: top } td:first-child { min-width: 9rem } .number { text-align: right; white-space: nowrap;
    font-variant-numeric: tabular-nums } td form { margin: 0 }
  form { display: inline-flex; flex-wrap: wrap; gap: .5rem; margin: 0 } .actions { display: flex; flex-wrap: wrap; gap: .5rem }
  button, .button { display: inline-block; padding: .42rem .9rem; border: 1px solid var(--line); border-radius: .7rem;
    background: var(--paper); color: var(--ink); font: inherit; font-size: .93rem; cursor: pointer; text-decoration: none }
  button:hover { border-color: var(--main) } button.main { background: var(--main); border-color: var(--main);
    color: var(--on-main); font-weight: 600 }
  input { width: 6rem; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: .7rem; font: inherit;
    background: var(--paper); color: inherit } :focus-visible { outline: 2px solid var(--main); outline-offset: 2px }
  .calls { margin: 0; padding: .7rem 1rem; list-style: none; font-size: .9rem } .calls li { padding: .15rem 0 }
  .diagram { padding: 1rem; overflow-x: auto } .diagram svg { display: block; min-width: 46rem; width: 100%; height: auto }
  footer { margin-top: 3rem; padding-bottom: 2rem }
  @media (max-width: 40rem) { header { gap: .5rem } .mark { width: 100% } td, th { padding: .5rem .7rem }
    #shop { grid-template-columns: 1fr 1fr } #shop .card > div { padding: .7rem } #orders tr:first-child { display: none }
    #orders tr { display: grid; grid-template-columns: 1fr auto; padding: .4rem 0; border-bottom: 1px solid var(--line) }
    #orders td { border: 0; padding-top: .2rem; padding-bottom: .2rem } #orders td:nth-child(even) { text-align: right } #orders .number { text-align: left } }`;
