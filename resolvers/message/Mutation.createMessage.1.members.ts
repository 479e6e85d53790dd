import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { isIdOf } from '../../model/ids';
import { isBlank } from '../../model/rules/isBlank';
import { authorizeAndValidate, fail, invalid, type Item, resultOrFail } from '../lib/resolver';

interface Args {
  input: { conversationId: string; authorId?: string | null; content: string; clientToken?: string | null };
}

/** Reads the member rows of the conversation, because only members may write messages. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { conversationId, authorId, content } = ctx.args.input;
  if (authorId && authorId !== who.sub) fail('Unauthorized', 'Everybody writes for themselves.');
  if (isBlank(content)) invalid('input.content', '1..4000');
  if (!isIdOf(Conversation, conversationId))
    fail('Unauthorized', 'There is no such conversation for the caller.');
  ctx.stash.sub = who.sub;
  ctx.stash.isAdmin = who.isAdmin;
  return query({
    query: { pk: { eq: conversationId }, sk: { beginsWith: 'UserConversations#' } },
    limit: 100,
  });
}

export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const own = items.filter((row) => row.userId === ctx.stash.sub)[0];
  if (!own) return fail('Unauthorized', 'There is no such conversation for the caller.');
  return items;
}
