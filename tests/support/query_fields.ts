import { registry } from "../../local/stack/apps.ts";
import { fieldsOf } from "../../shared/http/query.ts";

/** The query parameters that the router knows, by operation id. */
export const queryFields = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.values(registry).flat().map(({ id, request }) => [id, fieldsOf(request?.query)]),
  );
