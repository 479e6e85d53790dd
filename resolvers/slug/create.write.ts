import { type Context, runtime } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { authorize } from '../lib/authorize';
import { clientTokenSegment } from '../lib/clientTokenSegment';
import type { Item } from '../lib/Item';
import { putNew } from '../lib/putNew';
import { stamp } from '../lib/stamp';
import { table } from '../lib/table';
import { checkSlugged } from './lib/checkSlugged';
import { claim } from './lib/claim';
import { slugged } from './lib/slugged';

interface Args {
  input: Item & { url: string; clientToken?: string | null };
}

/** The record and the claim of its url, both or neither. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  const { clientToken, ...values } = ctx.args.input;
  checkSlugged(values);
  const id = clientTokenSegment(clientToken);
  const made = { __typename: slugged.name, id, createdBy: who.sub, createToken: clientToken };
  const record: Item = { ...stamp(values, made), listKey: slugged.name };
  ctx.stash.record = record;
  ctx.stash.id = id;
  const catalogue = table(ctx, 'Catalog');
  return transactWrite({
    items: [putNew(catalogue, slugged, record), claim(catalogue, ctx.args.input.url, id)],
  });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) runtime.earlyReturn(ctx.stash.record, { skipTo: 'END' });
  return { isWritten: false };
}
