import { join } from 'node:path';

/** The folder of package.json: where npm installs and where the app's sources lie. */
export const projectRoot = join(__dirname, '..');
