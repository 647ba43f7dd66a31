import { html } from "hono/html";
import { badge, type Markup } from "../html.ts";
import type { Answer, Client } from "./client.ts";
import { breadcrumb, layout } from "./layout.ts";
import { facts } from "./proposals.ts";

export const AT = "/console/staff";
/** The role that may do all of these. */
export const STAFF = "ops_admin";

type Form = Record<string, string>;

interface Action {
  title: string;
  path(id: string): string;
  body?(form: Form): unknown;
}

const DECISION = { note: "Decided in the console." };
const resolvePath = (id: string) => `/admin/disputes/${encodeURIComponent(id)}/resolve`;

const ACTIONS = {
  close: { title: "Close the case", path: (id) => `/admin/cases/${encodeURIComponent(id)}/close` },
  refund: {
    title: "Refund the buyer",
    path: resolvePath,
    body: () => ({ resolution: "refund", ...DECISION }),
  },
  release: {
    title: "Pay the seller",
    path: resolvePath,
    body: () => ({ resolution: "release", ...DECISION }),
  },
  split: {
    title: "Split the money",
    path: resolvePath,
    body: (form) => ({
      resolution: "split",
      refund_amount: Number(form["refund_amount"]),
      ...DECISION,
    }),
  },
  approve: {
    title: "Approve the KTP",
    path: (id) => `/admin/ktp/${encodeURIComponent(id)}/approve`,
  },
  reject: {
    title: "Reject the KTP",
    path: (id) => `/admin/ktp/${encodeURIComponent(id)}/reject`,
    body: (form) => ({ reason: form["reason"] }),
  },
} satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;
export const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

/** The admin API runs the act, or only tries it. */
export function perform(
  client: Client,
  name: ActionName,
  id: string,
  form: Form,
  isDry = false,
): Promise<Answer> {
  const action: Action = ACTIONS[name];
  const reason = utf8(form["reason"] || "Decided in the console.");
  const headers = { "X-Action-Reason": reason };
  const path = action.path(id) + (isDry ? "?dry_run=true" : "");
  return client.as(STAFF, "POST", path, action.body?.(form) ?? {}, headers);
}

/** A header holds bytes, which fetch takes as characters up to 255. */
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

/** What the act would answer. Nothing has changed; its call is in nobody's record. */
export async function preview(
  client: Client,
  name: ActionName,
  id: string,
  form: Form,
): Promise<Markup> {
  client.begin(`${AT}/${name}`);
  const { status, body } = await perform(client, name, id, form, true);
  const isPossible = status < 400;
  const isProposal = status === 202;
  const data = isProposal ? body?.data?.preview?.after : body?.data;
  const fields = Object.entries(form).filter(([, value]) => typeof value === "string");
  const { title } = ACTIONS[name];
  return layout(
    title,
    html`
      ${breadcrumb("Dry run")}
      <h1>${title}?</h1>
      <p class="lead">
        ${badge("dry run", isPossible ? "good" : "over")} ${isPossible
          ? isProposal
            ? "The API would propose it: another person has to approve it. Then it would be:"
            : "The API carried it out and took it back. It would answer:"
          : "The API rejects it:"}
      </p>
      <div class="card" style="margin:1rem 0">
        ${isPossible
          ? html`<dl class="facts">${facts(data)}</dl>`
          : html`<p class="over">${body?.error?.message}</p>`}
      </div>
      <div class="actions">
        ${isPossible
          ? html`
            <form method="post" action="${AT}/${name}/${id}">
              ${fields.map(([key, value]) =>
                html`<input type="hidden" name="${key}" value="${value}">`
              )}
              <input type="hidden" name="sure" value="yes">
              <button class="main">${isProposal ? `Propose: ${title}` : `${title} now`}</button>
            </form>
          `
          : ""}
        <a class="button" href="${AT}">Back, changing nothing</a>
      </div>
    `,
    AT,
  );
}
