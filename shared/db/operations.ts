import type { Results } from "./results.ts";
import type { Database, Json } from "./types.ts";

type Api = Database["api"]["Functions"];
type Internal = Database["internal"]["Functions"];
/** `api.<operation id>` for endpoints, `internal.<name>` for every other function that our code calls. */
type Operations =
  & { [Name in keyof Api as `api.${Name & string}`]: Api[Name] }
  & { [Name in keyof Internal as `internal.${Name & string}`]: Internal[Name] };
export type OperationName = keyof Operations & string;

/** The arguments of a SQL function without the `p_` of its parameters. */
export type Arguments<Name extends OperationName> = Operations[Name] extends { Args: infer A }
  ? { [K in keyof A as K extends `p_${infer Bare}` ? Bare : K]: A[K] | null }
  : never;

/**
 * The result of a SQL function: from results.ts if it is there, else the generated type. Other JSON is `unknown`: an
 * endpoint passes it on, and its response schema defines the shape.
 */
export type Result<Name extends OperationName> = Name extends keyof Results ? Results[Name]
  : Operations[Name] extends { Returns: infer Returns } ? Json extends Returns ? unknown : Returns
  : never;
