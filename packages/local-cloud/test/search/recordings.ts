import { join } from 'node:path';

/** Path of the folder with the recorded responses of OpenSearch. */
export const recordings = join(__dirname, 'recordings');
