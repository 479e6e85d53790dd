import { readBytes } from './readBytes';

/** Returns the text of a file in UTF-8. */
export const readText = async (file: Blob): Promise<string> =>
  new TextDecoder().decode(await readBytes(file));
