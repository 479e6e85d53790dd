/**
 * Run by `npm ci` and `npm install`: makes the template, the web app, its generated types and the demo data, so that
 * the first start finds them. An installation does not fail when they cannot be made: the start says why.
 */
import { buildOnce } from './builds/buildOnce';
import { templateBuild } from './builds/templateBuild';
import { seededBuild } from './builds/seededBuild';
import { websiteBuild } from './builds/websiteBuild';

const template = buildOnce(templateBuild({}));
const data = template.then(() => buildOnce(seededBuild()));
void Promise.allSettled([template, data, buildOnce(websiteBuild())]);
