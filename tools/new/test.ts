import type { Operation } from "./operation.ts";

/** The text of tests/functions/<group>/<name>.test.ts. */
export function testFile(operation: Operation): string {
  if (operation.kind === "list") return listTest(operation);
  if (operation.kind === "write") return writeTest(operation);
  return operation.who === "public" ? publicRead(operation) : ownRead(operation);
}

const START = `import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
`;

const writeTest = ({ path }: Operation) =>
  `${START}
const market = useMarket();

test("a user does it and reads the result", async () => {
  const user = await market.user();
  const { status, body } = await market.as(user).post("${path}", { note: "Halo" });
  expect(status).toBe(200);
  expect(body.data).toEqual({ note: "Halo" });
});
`;

const publicRead = ({ path }: Operation) =>
  `${START}import { DRESS, list } from "../../support/sale.ts";

const market = useMarket();

test("anyone reads it, and gets 404 while there is nothing", async () => {
  const anyone = market.with({});
  expect((await anyone.get("${path}")).status).toBe(404);
  await list(market, await market.user());
  const { status, body } = await anyone.get("${path}");
  expect([status, body.data.title]).toEqual([200, DRESS.title]);
});
`;

const ownRead = ({ path, who }: Operation) =>
  `${START}
const market = useMarket();

test("${who === "staff" ? "staff read it, and a user may not" : "a user reads it"}", async () => {
  const caller = await market.${who === "staff" ? 'staff("ops_admin")' : "user()"};
  const { status, body } = await market.as(caller).get("${path}");
  expect([status, body.data.username]).toEqual([200, caller.username]);
${
    who === "staff"
      ? `  expect((await market.as(await market.user()).get("${path}")).status).toBe(403);\n`
      : ""
  }});
`;

const CALLER: Record<Operation["who"], string> = {
  member: "market.as(user)",
  public: "market.with({})",
  staff: 'market.as(await market.staff("ops_admin"))',
};

const listTest = ({ path, who }: Operation) =>
  `${START}${who === "staff" ? "" : 'import { list } from "../../support/sale.ts";\n'}
const market = useMarket();

test("pages follow one another without a gap, newest first", async () => {
  const user = await market.user();
  const made = [${
    who === "staff"
      ? "user.id, (await market.user()).id, (await market.user()).id"
      : Array(3).fill("await list(market, user)").join(", ")
  }];
  const caller = ${CALLER[who]};
  const { body: first } = await caller.get("${path}?limit=2");
  const { body: rest } = await caller.get(\`${path}?cursor=\${first.data.next_cursor}\`);
  const ids = [...first.data.items, ...rest.data.items].map(({ id }: { id: string }) => id);
  expect(first.data.items).toHaveLength(2);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => made.includes(id))).toEqual(made.toReversed());
  expect(rest.data.next_cursor).toBeNull();
  const { body: skipped } = await caller.get("${path}?offset=2");
  expect(skipped.data.items).toEqual(rest.data.items);
  expect([first.data.total, skipped.data.offset]).toEqual([ids.length, 2]);
});

test("a cursor that no page gave is a 400", async () => {
${who === "member" ? "  const user = await market.user();\n" : ""}  expect((await ${
    CALLER[who]
  }.get("${path}?cursor=x")).status).toBe(400);
});
`;
