import { join } from 'node:path';

/** The folder of OpenSearch's recorded answers. */
export const recordings = join(__dirname, 'recordings');
