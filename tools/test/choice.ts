/** A test file, why it was chosen, and how far it is from the change: 0 is the change's own. */
export interface Choice {
  test: string;
  why: string;
  distance: number;
}
