import { join } from 'node:path';

/** Folder with the recorded responses of OpenSearch. */
export const recordings = join(__dirname, 'recordings');
