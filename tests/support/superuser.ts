import { testCluster } from "./cluster.ts";

/** What a test does as superuser, and the owner of a hosted project cannot. */
interface SuperuserAct {
  statement: string;
  /** Why no test of a hosted project can do it. */
  reason: string;
}

/** tests/rehearsal/superuser.test.ts checks that postgres is denied each of them. */
export const SUPERUSER_ACTS = {
  "a table of a login": {
    statement: "alter table public.bad_table owner to preloved_functions",
    reason: "Only a member of a role may give it a table, and nobody is one of a login.",
  },
} satisfies Record<string, SuperuserAct>;

/** True where the act can be done: everywhere but on a server like a hosted project's. */
export const canAct = (_act: keyof typeof SUPERUSER_ACTS) => !testCluster().hosted;
