/** The stack's domain clock as the outside companies see it: their days pass as fast as ours do. */

export interface TwinClock {
  now(): Date;
}
