import type { Context } from '@aws-appsync/utils';
import { isVisibleLine } from '../../model/rules/isVisibleLine';
import { authorizeAndValidate, invalid, type Item } from '../lib/resolver';
import { ENTITY } from '../lib/bundleConstants';

/**
 * Throws `InvalidInput` for a name that is not one visible line. A step of its own, because the check is too
 * long for the bundles of all entities.
 */
export function request(ctx: Context<{ input: Item }>) {
  authorizeAndValidate(ctx);
  const { input } = ctx.args;
  ENTITY.visibleLines.forEach((field) => {
    if (input[field] && !isVisibleLine(`${input[field]}`)) invalid(`input.${field}`, 'visible');
  });
  return { payload: null };
}

export function response() {
  return null;
}
