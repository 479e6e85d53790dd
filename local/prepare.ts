/**
 * Run by `npm ci` and `npm install`: makes the template, the web app, its generated types and the demo data, so that
 * the first start finds them. An installation does not fail when they cannot be made: the start says why.
 */
import { makeOnce } from './assembly/makeOnce';
import { templateRecipe } from './assembly/templateRecipe';
import { seededRecipe } from './cloud/seededRecipe';
import { websiteRecipe } from './website/websiteRecipe';

const template = makeOnce(templateRecipe({}));
const data = template.then(() => makeOnce(seededRecipe()));
void Promise.allSettled([template, data, makeOnce(websiteRecipe())]);
