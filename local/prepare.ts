/**
 * Runs during `npm ci` and `npm install`. It builds the template, the web app, its generated types and the
 * demo data, so that the first start finds them in the cache. If a build fails, the installation still
 * succeeds; the next start builds again and reports the reason.
 */
import { buildOnce } from './builds/buildOnce';
import { templateBuild } from './builds/templateBuild';
import { seededBuild } from './builds/seededBuild';
import { websiteBuild } from './builds/websiteBuild';

const template = buildOnce(templateBuild({}));
const data = template.then(() => buildOnce(seededBuild()));
void Promise.allSettled([template, data, buildOnce(websiteBuild())]);
