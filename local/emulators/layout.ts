import { html } from "hono/html";
import { htmlPage, type Markup, row, timeFormat } from "../html.ts";

const style = `
  :root { color-scheme: light dark; --ink: #1c1b22; --soft: #6b6876; --paper: #fff; --back: #f4f2ee;
    --line: #e4e0da; --main: #2f5d50; --wait: #8a5a00; --good: #1d6b3f; --over: #a02c2c }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1eff5; --soft: #a7a3b3; --paper: #211f27;
    --back: #16151a; --line: #37343f; --main: #5da08c; --wait: #e0b050; --good: #6fc592; --over: #ee8a8a } }
  * { box-sizing: border-box }
  body { margin: 0; padding: 1.25rem; background: var(--back); color: var(--ink);
    font: 16px/1.5 system-ui, sans-serif }
  .card { max-width: 26rem; margin: 6vh auto; padding: 2rem 1.75rem; background: var(--paper);
    border: 1px solid var(--line); border-radius: 1rem; text-align: center }
  .wide { max-width: 64rem; margin: 0 auto } h1 { font-size: 1.4rem } h2 { font-size: 1.1rem }
  .merchant { margin: 0; color: var(--soft); letter-spacing: .02em }
  .amount { margin: .1rem 0 .4rem; font-size: 2.25rem; font-weight: 700 }
  .badge { padding: .2rem .7rem; border: 1px solid; border-radius: 2rem; font-size: .85rem;
    white-space: nowrap }
  .wait { color: var(--wait) } .good { color: var(--good) } .over { color: var(--over) }
  dl { margin: 1.5rem 0; text-align: left } dt { color: var(--soft); font-size: .85rem }
  dd { margin: 0 0 .7rem; overflow-wrap: anywhere }
  button { padding: .35rem .8rem; border: 1px solid var(--line); border-radius: .6rem;
    background: var(--paper); color: inherit; font: inherit; cursor: pointer }
  button:hover { border-color: var(--main) }
  button.primary { width: 100%; padding: .9rem; border: 0; background: var(--main); color: #fff;
    font-size: 1.1rem; font-weight: 600 }
  .note { color: var(--soft); font-size: .85rem }
  .scroll { overflow-x: auto; background: var(--paper); border: 1px solid var(--line);
    border-radius: 1rem } table { width: 100%; border-collapse: collapse }
  td, th { padding: .6rem .8rem; border-bottom: 1px solid var(--line); text-align: left;
    vertical-align: top } form { display: inline-block; margin: .1rem }
  a { color: var(--main) }`;

export const layout = (title: string, body: Markup): Markup =>
  htmlPage({ title, style, lang: "id", body });

export const time = timeFormat("id-ID");

/** The rows, or one that says that there are none. */
export const orNone = (rows: readonly Markup[]): readonly Markup[] =>
  rows.length > 0 ? rows : [row(html`<span class="note">Belum ada / None yet</span>`)];
