import { build } from "../../../panel/build.ts";

/** Once for all files: a build empties the folder that another file's server reads. */
export const setup = async (): Promise<void> => void await build();
