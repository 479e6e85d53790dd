import type { Change } from '../../../lambdas/handle-changes/Change';
import type { Reaction } from '../../../lambdas/handle-changes/Reaction';
import { refreshPeopleOfConversations } from '../../../lambdas/handle-changes/reactions/refreshPeopleOfConversations';
import { refreshNamesOfConversations } from '../../../lambdas/handle-changes/reactions/refreshNamesOfConversations';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { EventTables } from './EventTables';

const tables = new EventTables();

afterEach(() => tables.clear());
afterAll(() => tables.restore());

const item = (__typename: string, pk: string, sk: string, more: object): StoredRow => ({
  ...{ __typename, pk, sk },
  ...more,
});

async function writesOf(reaction: Reaction, change: Change) {
  tables.writes.length = 0;
  await reaction(change);
  return [...tables.writes];
}

describe('the names and pictures in a conversation', () => {
  const at = '2026-02-01T00:00:00.000Z';
  const user = (isShareProfileIcon: boolean, displayName = 'ゆいこ') =>
    item('User', 'talent', 'User', {
      ...{ sub: 'talent', displayName, profileIcon: 'icon.png', isShareProfileIcon },
    });
  const job = (isHideOrganizationName: boolean) =>
    item('OpenJob', 'job', 'OpenJob', {
      ...{ id: 'job', isHideOrganizationName },
      ...{ organizationName: '株式会社ほんみょう', organizationNameForHidden: '都内の会社' },
    });
  const line = (sub: string, name: string) =>
    item('Message', 'c', `Message#${sub}`, { authorId: sub, author: { sub, name } });
  const member = (userId: string, partnerName: string, memberName: string) =>
    item('UserConversations', 'c', `UserConversations#${userId}`, {
      ...{ userId, partnerName, memberName, memberKey: userId, createdAt: at },
    });
  const about = item('Conversation', 'c', 'Conversation', {
    ...{ id: 'c', jobKey: 'job', openJobConversationsId: 'job', createdBy: 'talent', createdAt: at },
  });
  const application = item('UserApplies', 'talent#private', 'UserApplies#job', {
    ...{ userID: 'talent', conversationId: 'c', memberIds: ['talent', 'owner'] },
  });
  const opened = (name: string) => [
    ...[about, application, member('talent', name, 'ゆいこ'), member('owner', 'ゆいこ', name)],
  ];
  const seen = (writes: Awaited<ReturnType<typeof writesOf>>) =>
    writes.map(({ key, values }) => [key.sk, values[':should']]);

  test('include the talent’s current picture, also after an old event', async () => {
    tables.items.push(...opened('株式会社ほんみょう'), job(false), user(true));
    const change = { before: user(false), after: user(true) };
    expect(seen(await writesOf(refreshPeopleOfConversations, change))).toEqual([
      ['UserConversations#owner', 'icon.png'],
    ]);
    tables.items[tables.items.length - 1] = user(false);
    expect(await writesOf(refreshPeopleOfConversations, change)).toEqual([]);
    expect(await writesOf(refreshPeopleOfConversations, { before: user(true), after: user(true) })).toEqual(
      [],
    );
  });

  test('include the talent’s current name in both members’ rows', async () => {
    tables.items.push(...opened('株式会社ほんみょう'), job(false), user(false, '結子'));
    const change = { before: user(false), after: user(false, '結子') };
    expect(seen(await writesOf(refreshPeopleOfConversations, change))).toEqual([
      ['UserConversations#talent', '結子'],
      ['UserConversations#owner', '結子'],
    ]);
  });

  test('include the organization’s name from the current job, and no person’s', async () => {
    tables.items.push(...opened('株式会社ほんみょう'), job(true), user(false));
    tables.items.push(line('owner', '株式会社ほんみょう'), line('talent', '昔の名前'));
    const change = { before: job(false), after: job(true) };
    expect(seen(await writesOf(refreshNamesOfConversations, change))).toEqual([
      ['UserConversations#talent', '都内の会社'],
      ['UserConversations#owner', '都内の会社'],
      ['Message#owner', { sub: 'owner', name: '都内の会社' }],
    ]);
    const same = { before: job(true), after: { ...job(true), title: '改題' } };
    expect(await writesOf(refreshNamesOfConversations, same)).toEqual([]);
  });
});
