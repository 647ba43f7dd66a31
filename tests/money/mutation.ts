export interface Mutation {
  bug: string;
  /** The SQL function to change, and the replacement in its source. */
  rewrite?: [routine: string, from: string, to: string];
  sql?: string;
  /** Also runs in `npm test`, which must be quick; the command runs all. */
  always?: true;
}
