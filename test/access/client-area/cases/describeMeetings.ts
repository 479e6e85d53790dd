import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { now } from '../../../support/now';
import { documents } from '../../documents';
import { readAuditEntries } from '../../readAuditEntries';
import { meetingDocuments } from '../meetingDocuments';
import type { OpenArea } from '../OpenArea';

const QUARTER = 900_000;
let used = 0;

/** Returns a time that no other test has used: meetings about a job exclude each other. */
const aTime = () => {
  used += 12;
  return new Date(Math.ceil(now() / QUARTER) * QUARTER + 86_400_000 + used * QUARTER).toISOString();
};

const details = { minutes: 60, format: 'ONLINE', people: ['人事 縁子'], contact: '人事部 相談窓口' };

/** Tests meetings about applications: who proposes, takes and cancels which times, and what the other side finds. */
export function describeMeetings(area: OpenArea): void {
  const send = async (what: 'propose' | 'take' | 'cancel', input: object, as: Person) => {
    const { data, errors } = await query(meetingDocuments[what], { input }, as);
    const [first] = errors;
    const rule = (first?.errorInfo as { rule?: string } | undefined)?.rule;
    const refusal = rule ? `${first?.errorType} ${rule}` : first?.errorType;
    const [answer] = Object.values(data ?? {}) as ({ meetings?: { id: string }[] | null } | null)[];
    return { refusal, meeting: answer?.meetings?.at(-1) };
  };
  const proposed = async (id: string, times: string[]) => {
    const { refusal, meeting } = await send('propose', { id, times, ...details }, area.client);
    expect(refusal).toBeUndefined();
    return { id, meetingId: `${meeting?.id}` };
  };
  const pageOf = async (id: string, as: Person) => {
    const { data, errors } = await query(meetingDocuments.page, { id }, as);
    expect(errors).toEqual([]);
    return data?.getConversation;
  };

  test('the talent takes one of the times, both find it, and the thread says so', async () => {
    const { person, id, conversationId } = await area.applicant();
    const [first, second] = [aTime(), aTime()];
    const names = await proposed(id, [second, first]);
    const open = await pageOf(conversationId, person);
    expect(open?.application?.meetings).toMatchObject([{ state: 'PROPOSED', times: [first, second] }]);
    expect(open?.messages?.items).toEqual([{ content: '面談の日時が提案されました', isEvent: true }]);
    const { refusal, meeting } = await send('take', { ...names, at: first }, person);
    expect([refusal, meeting]).toEqual([
      undefined,
      expect.objectContaining({ state: 'AGREED', at: first, times: [] }),
    ]);
    for (const as of [person, area.client]) {
      const found = await pageOf(conversationId, as);
      expect(found?.application?.meetings).toMatchObject([{ state: 'AGREED', at: first }]);
      const here = new Date(Date.parse(first) + 9 * 3_600_000).toISOString();
      const when = `${here.slice(0, 10).replaceAll('-', '/')} ${here.slice(11, 16)}`;
      expect(found?.messages?.items[0]?.content).toBe(`面談の日時が決まりました：${when}`);
    }
    // Again, such as after a lost answer: nothing changes.
    const again = await send('take', { ...names, at: first }, person);
    expect(again.meeting).toEqual(meeting);
  });

  test('who has no part in it neither proposes nor takes nor cancels', async () => {
    const { person, id } = await area.applicant();
    const at = aTime();
    const names = await proposed(id, [at]);
    for (const as of [area.other, area.admin]) {
      expect((await send('propose', { id, times: [at], ...details }, as)).refusal).toBe('NotFound');
      expect((await send('take', { ...names, at }, as)).refusal).toBe('NotFound');
      expect((await send('cancel', names, as)).refusal).toBe('NotFound');
    }
    // The consultant works for the job. The side that offered a time does not take it.
    expect((await send('take', { ...names, at }, area.consultant)).refusal).toBe('Unauthorized');
    expect((await send('propose', { ...names, times: [at], contact: '窓口' }, person)).refusal).toBe(
      'Unauthorized',
    );
    expect((await send('propose', { id, times: [at] }, person)).refusal).toBe('Unauthorized');
    const another = await area.applicant();
    const foreign = { id: another.id, meetingId: names.meetingId };
    expect((await send('take', { ...foreign, at }, another.person)).refusal).toBe('NotFound');
  });

  test('the talent offers others, staff takes one, either side moves it, and both may cancel', async () => {
    const { person, id, conversationId } = await area.applicant();
    const [first, other, later] = [aTime(), aTime(), aTime()];
    const names = await proposed(id, [first]);
    expect((await send('propose', { ...names, times: [other] }, person)).meeting).toMatchObject({
      ...{ state: 'PROPOSED', offeredBy: 'TALENT', times: [other] },
    });
    expect((await send('take', { ...names, at: first }, area.client)).refusal).toBe('Conflict');
    expect((await send('take', { ...names, at: other }, area.client)).meeting).toMatchObject({
      ...{ state: 'AGREED', at: other, sequence: 1 },
    });
    // The agreed time stays until another one is taken.
    expect((await send('propose', { ...names, times: [later] }, person)).meeting).toMatchObject({
      ...{ state: 'AGREED', at: other, times: [later] },
    });
    expect((await send('take', { ...names, at: later }, area.client)).meeting).toMatchObject({
      ...{ state: 'AGREED', at: later, times: [], sequence: 2 },
    });
    expect((await send('cancel', names, person)).meeting).toMatchObject({
      ...{ state: 'CANCELLED', cancelledBy: 'TALENT' },
    });
    const found = await pageOf(conversationId, area.client);
    expect(found?.messages?.items[0]?.content).toBe('面談が取りやめになりました');
    expect((await send('take', { ...names, at: later }, area.client)).refusal).toBe('Conflict');
  });

  test('a time that is offered to several talents of a job is taken by one, and the others see that', async () => {
    const [one, two] = [await area.applicant(), await area.applicant()];
    const [at, free] = [aTime(), aTime()];
    const names = [await proposed(one.id, [at, free]), await proposed(two.id, [at, free])] as const;
    const answers = await Promise.all([
      send('take', { ...names[0], at }, one.person),
      send('take', { ...names[1], at }, two.person),
    ]);
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual(['Conflict taken', undefined]);
    const loser = answers[0].refusal ? one : two;
    const found = await pageOf(loser.conversationId, loser.person);
    expect(found?.application?.takenTimes).toEqual([at]);
    // One that only overlaps is taken too.
    const half = new Date(Date.parse(at) + 2 * QUARTER).toISOString();
    const third = await area.applicant();
    const overlapping = { id: third.id, times: [half], ...details };
    expect((await send('propose', overlapping, area.client)).refusal).toBe('Conflict taken');
  });

  test('the contact point that was named last is for job staff alone', async () => {
    const { person, id, conversationId } = await area.applicant();
    await proposed(id, [aTime()]);
    const forStaff = await pageOf(conversationId, area.client);
    expect(forStaff?.application?.meetingContact).toBe(details.contact);
    const forTalent = await pageOf(conversationId, person);
    expect(forTalent?.application?.meetingContact).toBeNull();
    expect(forTalent?.application?.meetings).toMatchObject([{ contact: details.contact }]);
  });

  test('a withdrawal and a rejection end what was open, and a time becomes free again', async () => {
    const { person, id, conversationId } = await area.applicant();
    const at = aTime();
    const names = await proposed(id, [at]);
    await send('take', { ...names, at }, person);
    await proposed(id, [aTime()]);
    const input = { id, type: 'REJECTED', rejectionReason: 'SKILL' } as const;
    const { errors } = await query(documents.move, { input }, area.client);
    expect(errors).toEqual([]);
    const found = await pageOf(conversationId, person);
    const ended = { state: 'CANCELLED', times: [], cancelledBy: 'CLIENT' };
    expect(found?.application?.meetings).toMatchObject([ended, ended]);
    expect((await send('propose', { id, times: [aTime()], ...details }, area.client)).refusal).toBe(
      'Conflict',
    );
    const another = await area.applicant();
    await eventually('the time to be free', async () => {
      const { refusal } = await send('propose', { id: another.id, times: [at], ...details }, area.client);
      return refusal ? undefined : true;
    });
  });

  test('what staff does is in the audit log, without the words; what the talent does is not', async () => {
    const { person, id } = await area.applicant();
    const at = aTime();
    const names = await proposed(id, [at]);
    await send('take', { ...names, at }, person);
    await send('cancel', names, area.consultant);
    const found = (await readAuditEntries({ subject: person.sub }, area.admin)).filter(
      ({ action }) => action === 'arrangeMeeting',
    );
    const state = (before: string | null, after: string) => ({
      ...{ field: 'state', before: JSON.stringify(before), after: JSON.stringify(after) },
    });
    expect(found.map(({ actor, changes }) => [actor, changes])).toEqual([
      [area.consultant.sub, [state('AGREED', 'CANCELLED')]],
      [area.client.sub, [state(null, 'PROPOSED')]],
    ]);
    expect(JSON.stringify(found)).not.toContain(details.contact);
  });

  test('somebody without a part finds no meetings', async () => {
    const { conversationId, id } = await area.applicant();
    await proposed(id, [aTime()]);
    expect(await pageOf(conversationId, await given.aTalent())).toBeNull();
  });
}
