import { dataExport } from '../../accounts/dataExport';
import { Listener } from '../../../support/api/Listener';
import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { messagingDocuments } from '../../conversations/messagingDocuments';
import { maskedDocuments } from '../maskedDocuments';
import { records } from '../../records';
import { asked } from '../asked';
import { clientDocuments } from '../clientDocuments';
import type { OpenArea } from '../OpenArea';
import { jobDetails } from '../../jobDetails';
import { readAuditEntries } from '../../readAuditEntries';
import { graphql } from '../../../support/graphql';

const { everything, listened } = maskedDocuments;
const { made, refusal, send } = records;

/**
 * Tests that talents never get the sub of the job staff in their conversations, and which changes of jobs are
 * logged.
 */
export function describeMasked(area: OpenArea): void {
  let talent: Person;
  let colleague: Person;
  let openJobId: string;
  let conversationId: string;
  let application: string;

  const say = (content: string, as: Person) =>
    asked(messagingDocuments.send, { input: { conversationId, content } }, as);
  const staff = () => [area.client.sub, colleague.sub, area.admin.sub];

  beforeAll(async () => {
    const { admin, client } = area;
    openJobId = await made('OpenJob', { title: '伏せた求人', ...jobDetails }, client);
    const hidden = {
      isHideOrganizationName: true,
      organizationNameForHidden: '都内の企業',
      hidingReason: '発表前のため',
    };
    const open = { id: openJobId, isDraft: false, isPublic: true, ...hidden };
    expect(await refusal('update', 'OpenJob', open, admin)).toBeUndefined();
    const applied = await area.applicant({}, openJobId);
    [talent, conversationId, application] = [applied.person, applied.conversationId, applied.id];
    colleague = await area.aConsultantOf(openJobId);
    const added = { conversationId, userId: colleague.sub };
    expect(await refusal('create', 'UserConversations', added, admin)).toBeUndefined();
    const joined = { conversationId, userId: admin.sub, reason: '通報の確認' };
    expect(await refusal('create', 'UserConversations', joined, admin)).toBeUndefined();
    for (const as of [client, colleague, admin]) await say('担当の挨拶', as);
    await say('応募者の挨拶', talent);
  });

  test('appear to the talent only as the organization, over HTTP, on the socket and in the export', async () => {
    const { client, admin } = area;
    const listener = await Listener.open(talent);
    for (const document of Object.values(listened))
      expect(await listener.subscribe(document, { conversationId, sub: talent.sub })).toEqual(
        expect.any(Number),
      );
    for (const as of [client, colleague, admin]) await say('担当より', as);
    expect(await area.move(application, 'SCREENING', client)).toMatchObject({ type: 'SCREENING' });
    await say('応募者より', talent);
    const rows = { id: `${conversationId}.${client.sub}`, readAt: '2026-01-01T00:00:00Z' };
    await query(messagingDocuments.readAll, { input: rows }, client);
    await eventually('the reading', async () =>
      listener.all<{ read?: boolean }>().some(({ read }) => read) ? true : null,
    );
    await eventually('the messages', async () =>
      listener.all<{ content?: string }>().filter(({ content }) => content === '担当より').length > 2
        ? true
        : null,
    );
    const variables = { sub: talent.sub, conversationId, openJobId };
    const { data, errors } = await query(everything, variables, talent);
    expect(errors).toEqual([]);
    const answers = JSON.stringify([data, listener.all(), await dataExport.taken(talent)]);
    listener.close();
    expect(answers).toContain('担当より');
    expect(answers).toContain('都内の企業');
    expect(staff().filter((sub) => answers.includes(sub))).toEqual([]);
  });

  test('appear as the organization in a conversation that an administrator opens with them', async () => {
    const { client, admin } = area;
    const participantIds = [talent.sub, client.sub, colleague.sub];
    const input = { participantIds, openJobConversationsId: openJobId };
    const opened = await asked(messagingDocuments.converse, { input }, admin);
    const { id } = opened as { id: string };
    const listener = await Listener.open(talent);
    for (const document of Object.values(listened))
      expect(await listener.subscribe(document, { conversationId: id, sub: talent.sub })).toEqual(
        expect.any(Number),
      );
    for (const as of [client, colleague, talent])
      await asked(messagingDocuments.send, { input: { conversationId: id, content: '三者でのご相談' } }, as);
    const rows = { id: `${id}.${client.sub}`, readAt: '2026-01-01T00:00:00Z' };
    await query(messagingDocuments.readAll, { input: rows }, client);
    await eventually('the messages', async () =>
      listener.all<{ content?: string }>().filter(({ content }) => content === '三者でのご相談').length > 2
        ? true
        : null,
    );
    const variables = { sub: talent.sub, conversationId: id, openJobId };
    const { data, errors } = await query(everything, variables, talent);
    expect(errors).toEqual([]);
    const answers = JSON.stringify([data, listener.all(), await dataExport.taken(talent)]);
    listener.close();
    expect(answers).toContain('三者でのご相談');
    expect(staff().filter((sub) => answers.includes(sub))).toEqual([]);
  });

  test('count as one reader for the talent, whose own read rows stay separate', async () => {
    type Page = { items: { content: string; messageReads: { items: { userId: string; id: string }[] } }[] };
    const page = (await asked(messagingDocuments.thread, { conversationId }, talent)) as Page;
    const readers = (content: string) =>
      page.items
        .find((message) => message.content === content)
        ?.messageReads.items.map(({ userId }) => userId);
    expect(readers('応募者の挨拶')).toEqual([conversationId]);
    expect(readers('担当の挨拶')?.sort()).toEqual([conversationId, talent.sub].sort());
    expect(await area.seen({ ...talent, sub: conversationId }, talent)).toBeNull();
  });

  test('are one participant with the organization’s name, beside the talent', async () => {
    const document = graphql(`
      query Of($id: ID!) {
        getConversation(id: $id) {
          participants {
            sub
            name
          }
        }
      }
    `);
    type Of = { participants: { sub: string; name: string }[] };
    const participants = async (as: Person) => {
      const found = (await asked(document, { id: conversationId }, as)) as Of;
      return found.participants.map(({ sub }) => sub).sort();
    };
    const found = (await asked(document, { id: conversationId }, talent)) as Of;
    expect(found.participants.find(({ sub }) => sub === conversationId)?.name).toBe('都内の企業');
    expect(await participants(talent)).toEqual([conversationId, talent.sub].sort());
    expect(await participants(area.client)).toEqual([conversationId, talent.sub, area.client.sub].sort());
    expect(await participants(area.admin)).toEqual([talent.sub, ...staff()].sort());
  });

  test('see their own identity, and administrators see all identities', async () => {
    const own = (await say('わたしより', area.client)) as { author: { sub: string } };
    expect(own.author.sub).toBe(area.client.sub);
    const thread = await query(messagingDocuments.thread, { conversationId }, area.admin);
    expect(JSON.stringify(thread.data)).toContain(colleague.sub);
    const talents = await query(messagingDocuments.thread, { conversationId }, area.client);
    expect(JSON.stringify(talents.data)).toContain(talent.sub);
  });

  test('leave an audit entry for each changed field of a public job, and none for a draft', async () => {
    const { client, admin } = area;
    const entries = async (subject: string) =>
      (await readAuditEntries({ subject }, admin)).filter(({ action }) => action === 'editPublicJob');
    const id = await made('OpenJob', { title: '下書き', ...jobDetails }, client);
    expect(await refusal('update', 'OpenJob', { id, title: '伏せた求人' }, client)).toBeUndefined();
    const open = { id, isDraft: false, isPublic: true };
    expect(await refusal('update', 'OpenJob', open, admin)).toBeUndefined();
    expect(await entries(id)).toEqual([]);
    const edit = { id, title: '改めた求人', overView: '新しい概要', isPublic: true };
    expect((await send('update', 'OpenJob', edit, client, 'id title')).row).toMatchObject({
      title: '改めた求人',
    });
    expect(await refusal('update', 'OpenJob', { id, title: '改めた求人' }, client)).toBeUndefined();
    expect(await refusal('update', 'OpenJob', { id, title: '運営の改題' }, admin)).toBeUndefined();
    expect(await entries(id)).toMatchObject([
      {
        ...{ actor: client.sub, action: 'editPublicJob', subject: id },
        changes: [
          { field: 'title', before: '"伏せた求人"', after: '"改めた求人"' },
          { field: 'overView', before: '"概要です。"', after: '"新しい概要"' },
        ],
      },
    ]);
    expect(await asked(clientDocuments.job, { id }, talent)).toMatchObject({ title: '運営の改題' });
  });

  test('are logged when an administrator makes them owners of a job, also of a draft', async () => {
    const { client, consultant, admin } = area;
    const id = await made('OpenJob', { title: '担当の下書き' }, client);
    const owners = [client.sub, consultant.sub];
    expect(await refusal('update', 'OpenJob', { id, title: '題', owners }, admin)).toBeUndefined();
    expect(await refusal('update', 'OpenJob', { id, owners }, admin)).toBeUndefined();
    expect(await readAuditEntries({ subject: id }, admin)).toMatchObject([
      {
        ...{ actor: admin.sub, action: 'changeJobOwners', subject: id },
        changes: [
          { field: 'title', after: '"題"' },
          { field: 'owners', after: JSON.stringify(owners) },
        ],
      },
      { actor: client.sub, action: 'createRecord', subject: id },
    ]);
  });
}
