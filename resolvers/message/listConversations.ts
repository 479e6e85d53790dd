import { operation } from '../lib/operation';
import { readPageSize } from '../lib/page/paging';
import { authorizeAndValidate } from '../lib/resolver';
import type { Clause, Searchable } from '../../model/search/Searchable';
import { readCursor, signatureOf } from '../search/lib/cursor';
import { readFilter } from '../search/lib/readFilter';
import type { Texts } from '../search/lib/readTexts';
import { type PageStash, searchOperation, searchResponse } from '../search/lib/search';
import { understand } from '../search/understand';

const conversations: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: '',
    date: 'createdAt lastMessageAt',
    number: 'messageCount',
    text: '',
    word: 'id userId openJobConversationsId',
  },
  adminOnly: '',
  identities: { id: 'id userId openJobConversationsId' },
  sorts: '',
  aggregates: '',
  date: 'lastMessageAt',
};

const ORDER = [{ lastMessageAt: { order: 'desc', missing: 0 } }, { id: { order: 'asc' } }];

export const listConversations = operation('Query.listConversations', { grants: ['admin'] })
  .stash<PageStash & { texts: Texts }>()
  .step('understand', understand)
  .step('search', 'Search', {
    /**
     * Lists all conversations for administrators, the one with the latest message first. To read the messages, an
     * administrator must give a reason (getConversation).
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { filter, limit, nextToken } = ctx.args;
      const size = readPageSize(limit, 100);
      const { clauses } = readFilter(filter ?? {}, {
        searchable: conversations,
        isAdmin: who.isAdmin,
        texts: ctx.stash.texts,
        step: 'PREFIX',
      });
      ctx.stash.page = { size, signature: signatureOf(ORDER, 'EXACT'), isLast: false };
      const body: Clause = {
        query: { bool: { filter: clauses } },
        _source: ['conversation'],
        sort: ORDER,
        size: size + 1,
        track_total_hits: true,
      };
      if (nextToken) body.search_after = readCursor(nextToken, ORDER);
      return searchOperation(ctx, 'conversations', body);
    },

    response(ctx) {
      const { items, nextToken } = searchResponse(ctx);
      return { items: items.map((hit) => hit.conversation), nextToken };
    },
  });
