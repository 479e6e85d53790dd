import type { Change } from '../../../lambdas/apply-events/Change';
import type { Reaction } from '../../../lambdas/apply-events/Reaction';
import { refreshIconOfConversations } from '../../../lambdas/apply-events/reactions/refreshIconOfConversations';
import { refreshNamesOfConversations } from '../../../lambdas/apply-events/reactions/refreshNamesOfConversations';
import type { Item } from '../../../lambdas/lib/Item';
import { EventTables } from './EventTables';

const tables = new EventTables();

afterEach(() => tables.clear());
afterAll(() => tables.restore());

const item = (__typename: string, pk: string, sk: string, more: object): Item => ({
  ...{ __typename, pk, sk },
  ...more,
});

async function told(reaction: Reaction, change: Change) {
  tables.writes.length = 0;
  await reaction(change);
  return [...tables.writes];
}

describe('what a conversation shows of its sides', () => {
  const user = (isShareProfileIcon: boolean) =>
    item('User', 'talent', 'User', { sub: 'talent', profileIcon: 'icon.png', isShareProfileIcon });
  const job = (isHideOrganizationName: boolean) =>
    item('OpenJob', 'job', 'OpenJob', {
      ...{ id: 'job', isHideOrganizationName },
      ...{ organizationName: '株式会社ほんみょう', organizationNameForHidden: '都内の会社' },
    });
  const line = (name: string) => item('Message', 'c', 'Message#1', { author: { sub: 'owner', name } });
  const member = (sub: string, partnerName: string, memberName: string) =>
    item('UserConversations', 'c', `UserConversations#${sub}`, { partnerName, memberName });

  test('is the talent’s picture as the profile now is, not as an old event says', async () => {
    tables.items.push(user(false));
    tables.items.push(
      item('UserApplies', 'talent#desk', 'UserApplies#job', {
        ...{ conversationId: 'c', memberIds: ['talent', 'owner', 'third'] },
      }),
    );
    const writes = await told(refreshIconOfConversations, { before: user(false), after: user(true) });
    expect(writes.map(({ key }) => key.sk)).toEqual(['UserConversations#owner', 'UserConversations#third']);
    expect(writes.map(({ values }) => values)).toEqual([{ ':icon': null }, { ':icon': null }]);
    expect(await told(refreshIconOfConversations, { before: user(true), after: user(true) })).toEqual([]);
  });

  test('is the organization as its job now names it, and nobody else', async () => {
    tables.items.push(item('Conversation', 'c', 'Conversation', { jobKey: 'job' }), job(true));
    tables.items.push(member('talent', '株式会社ほんみょう', 'ゆいこ'));
    tables.items.push(member('owner', 'ゆいこ', '株式会社ほんみょう'));
    tables.items.push(line('株式会社ほんみょう'));
    const writes = await told(refreshNamesOfConversations, { before: job(true), after: job(false) });
    expect(writes.map(({ key, what }) => `${key.sk} ${what}`)).toEqual([
      'UserConversations#talent SET partnerName = :name',
      'UserConversations#owner SET memberName = :name',
      'Message#1 SET author.#name = :name',
    ]);
    expect(new Set(writes.map(({ values }) => values[':name']))).toEqual(new Set(['都内の会社']));
    const same = { before: job(true), after: { ...job(true), title: '改題' } };
    expect(await told(refreshNamesOfConversations, same)).toEqual([]);
  });
});
