import { join } from 'node:path';

/** Returns the folder with the data of the test's stack on a port. */
export const dataFolder = (port: number): string =>
  join(__dirname, '..', '..', '..', '.local', 'test', String(port));
