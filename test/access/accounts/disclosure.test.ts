import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { asked } from '../client-area/asked';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { documents } from '../documents';
import { records } from '../records';
import { dataExport } from './dataExport';

type Disclosed = Record<string, Record<string, unknown>[]>;

/** Returns the disclosure about a talent. */
async function disclosed(talent: Person, admin: Person): Promise<{ text: string; file: Disclosed }> {
  const text = await dataExport.disclosed(talent, admin);
  return { text, file: JSON.parse(text) as Disclosed };
}

test('a disclosure has whatever others have stored about a person, and names what it leaves out', async () => {
  const [talent, other, admin] = [
    await given.aTalent(),
    await given.aTalent(),
    await given.anAdministrator(),
  ];
  const { id: openJobID } = await given.anOpenJob();
  const mark = Object.fromEntries(
    ['comment', 'minutes', 'action', 'draft', 'remark', 'introducer', 'reason', 'said', 'heard'].map(
      (name) => [name, `${name}${unique.word()}`],
    ),
  ) as Record<string, string>;
  const about = (more: object) => ({ userID: talent.sub, ...more });
  const interview = { intervieweeId: talent.sub, interviewedAt: '2026-01-05T00:00:00.000Z' };
  const texts = { comment: mark.comment, minutes: mark.minutes, actionMethod: mark.action };
  await records.made('InterviewLog', { ...interview, ...texts }, admin);
  await records.made('Evaluation', about({ analysisRating: 2, picComment: mark.draft }), admin);
  await records.made('EvaluationComment', about({ message: mark.remark }), admin);
  await records.send(
    'update',
    'User',
    { sub: talent.sub, introducerName: mark.introducer },
    admin,
    'id: sub',
  );
  await query(documents.apply, { input: { userID: talent.sub, openJobID } }, talent);
  const move = {
    id: `${talent.sub}.${openJobID}`,
    type: 'REJECTED',
    rejectionReason: 'OTHER',
    reason: mark.reason,
  };
  const moved = await records.send('update', 'UserApplies', move, admin);
  expect(moved.error).toBeUndefined();
  const input = { participantIds: [talent.sub, other.sub], name: 'ご相談' };
  const opened = await asked(messagingDocuments.converse, { input }, admin);
  const conversationId = (opened as { id: string }).id;
  await query(messagingDocuments.send, { input: { conversationId, content: mark.said } }, talent);
  await query(messagingDocuments.send, { input: { conversationId, content: mark.heard } }, other);
  await query('query Contact($sub: ID!) { getUserPrivate(sub: $sub) { tel } }', { sub: talent.sub }, admin);

  const { text, file } = await disclosed(talent, admin);
  const { heard, ...theirs } = mark;
  for (const [name, value] of Object.entries(theirs))
    expect([name, text.includes(value)]).toEqual([name, true]);
  expect(text).not.toContain(heard);
  expect(file.account).toMatchObject([{ email: talent.email }]);
  expect(file.AuditEntry).toContainEqual(
    expect.objectContaining({ action: 'readContact', by: '運営の担当者', at: expect.any(String) }),
  );
  // Those who have written, read and moved are not named, in any record.
  expect(text).not.toContain(admin.sub);
  expect(file.withheld).toContainEqual({
    what: 'InterviewLog.interviewerId',
    reason: expect.stringContaining('第33条第2項第1号'),
  });
});

test('the export that people make themselves has none of it, and says how to request it', async () => {
  const [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
  const comment = unique.word();
  await records.made('InterviewLog', { intervieweeId: talent.sub, comment }, admin);
  const own = await dataExport.taken(talent);
  expect(own).toMatchObject({ notice: expect.stringContaining('第33条') });
  expect(JSON.stringify(own)).not.toContain(comment);
});
