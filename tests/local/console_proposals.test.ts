import { expect, test } from "vitest";
import type { Client } from "../../local/console/client.ts";
import { staffRoutes } from "../../local/console/staff.ts";

const PROPOSAL = {
  approval_id: "p1",
  preview: { target_type: "dispute", after: { resolution: "refund", refund_amount: 1_200_000 } },
};

/** The console's pages over an API that proposes. */
function pages() {
  const calls: string[] = [];
  const last = { at: "/", calls: [] as unknown[] };
  const client = {
    last,
    begin: (at: string) => void Object.assign(last, { at, calls: [] }),
    as(user: string, method: string, path: string) {
      calls.push(`${user} ${method} ${path}`);
      last.calls.push({ user, method, path, status: 202 });
      return Promise.resolve({ status: 202, body: { data: PROPOSAL } });
    },
    see: (_user: string, path: string) =>
      Promise.resolve({
        items: path.startsWith("/admin/approvals")
          ? [{
            id: "p1",
            kind: "dispute_resolve",
            reason: null,
            preview: PROPOSAL.preview,
            proposed_by_username: "ayu",
            expires_at: "2026-11-23T08:00:00.000000Z",
          }]
          : [],
      }),
  };
  return { app: staffRoutes(client as unknown as Client), calls };
}
const form = (fields: Record<string, string>) => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { "content-type": "application/x-www-form-urlencoded" },
});

test("an act that needs two people is shown as proposed, and the other person approves it", async () => {
  const { app, calls } = pages();
  const dry = await (await app.request("/staff/refund/d1", form({}))).text();
  expect(dry).toMatch(
    /another person has to approve[\s\S]*1200000[\s\S]*Propose: Refund the buyer/,
  );
  const done = await app.request("/staff/refund/d1", form({ sure: "yes" }));
  expect(done.headers.get("location")).toBe("/console/staff#proposals");
  const page = await (await app.request("/staff")).text();
  expect(page).toMatch(/Proposed:[\s\S]*ayu proposes it[\s\S]*Approve as superadmin/);
  const approved = await app.request("/staff/proposals/p1/approve", form({}));
  expect(approved.status).toBe(303);
  expect(calls.at(-1)).toBe("superadmin POST /admin/approvals/p1/approve");
  expect((await app.request("/staff/proposals/p1/forget", form({}))).status).toBe(404);
});
