import { type Context, runtime, util } from '@aws-appsync/utils';
import { foldName } from '../../model/rules/foldName';
import { invalid, type Item, resultOrFail } from '../lib/resolver';
import { queryCatalogue } from '../lib/page/catalogue';

interface Args {
  input: { id: string };
}

const keyOf = (name: unknown): string =>
  foldName(util.str.normalize(`${name}`, 'nfkc'))
    .split(' ')
    .join('');

/**
 * If an owner changes the organization's name, reads the organizations that everybody sees. The names of hidden ones
 * are not compared, because the answer would reveal them.
 */
export function request(ctx: Context<Args>) {
  const { posting } = ctx.stash as { posting?: { texts: Record<string, string> } | null };
  if (!posting?.texts.name) return runtime.earlyReturn(null);
  return queryCatalogue('Organization');
}

/** Throws `InvalidInput` for the name of another organization, in any spelling that looks alike. */
export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const key = keyOf(ctx.stash.posting.texts.name);
  if (items.some(({ id, name }) => id !== ctx.args.input.id && keyOf(name) === key))
    invalid('input.name', 'taken');
  return null;
}
