export interface DocumentedParameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  example?: unknown;
  schema: { maximum?: number };
}

interface Document {
  components: { parameters: Record<string, DocumentedParameter> };
}

/** Reads an operation's parameters, also those that are written once. */
export const parametersIn = ({ components: { parameters: named } }: Document) =>
(
  { parameters }: { parameters: (DocumentedParameter | { $ref: string })[] },
): DocumentedParameter[] =>
  parameters.map((part) => "$ref" in part ? named[part.$ref.split("/").at(-1)!]! : part);
