/**
 * Run by `npm ci` and `npm install`: makes the template, the web app and its generated types, so that the first start
 * finds them. An installation does not fail when they cannot be made: the start says why.
 */
import { makeOnce } from './assembly/makeOnce';
import { templateRecipe } from './assembly/templateRecipe';
import { websiteRecipe } from './website/websiteRecipe';

void Promise.allSettled([templateRecipe({}), websiteRecipe()].map(makeOnce));
