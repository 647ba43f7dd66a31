/** The wire's types. The build puts a copy beside the package's own types. */
export type { components, paths } from "../../../dist/openapi.d.ts";
