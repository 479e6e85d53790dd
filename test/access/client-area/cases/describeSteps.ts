import { query } from '../../../support/api/query';
import { graphql } from '../../../support/graphql';
import { documents } from '../../documents';
import { sendTerms } from '../../sendTerms';
import { records } from '../../records';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';

const ofStaff = graphql(`
  query ($id: ID!) {
    getUserApplies(id: $id) {
      id
      type
      stepId
      stepTitle
      message
      decision {
        note
      }
      history {
        type
        by
        stepId
        stepTitle
      }
    }
  }
`);

const talk = graphql(`
  query ($id: ID!) {
    listMessagesByConversation(conversationId: $id, sortDirection: DESC, limit: 1) {
      items {
        content
        isEvent
      }
    }
  }
`);

/** Tests who reads an application outside its conversation, and that it goes from step to step. */
export function describeSteps(area: OpenArea): void {
  test('colleagues read it without taking part in the conversation, whose messages stay with its members', async () => {
    const { person, id, conversationId } = await area.applicant();
    for (const as of [person, area.client, area.consultant, area.admin])
      expect(await asked(ofStaff, { id }, as)).toMatchObject({ id, type: 'APPLIED', decision: null });
    const { member } = await area.aMember();
    for (const as of [area.other, member]) expect(await asked(ofStaff, { id }, as)).toBeNull();
    expect(await asked(talk, { id: conversationId }, area.consultant)).not.toMatchObject({ items: [{}] });
  });

  test('an application goes from one of the job’s steps to another, and keeps their names', async () => {
    const openJobID = await area.aPublicJobOf(area.client);
    const step = (title: string, at: number) =>
      records.made('SelectionProcess', { openJobID, step: at, title }, area.client);
    const [first, last, foreign] = [
      await step('一次面談', 1),
      await step('最終面談', 2),
      await records.made(
        'SelectionProcess',
        { openJobID: area.ownJob(), step: 9, title: 'よその面談' },
        area.client,
      ),
    ];
    const { person, id, conversationId } = await area.applicant({}, openJobID);
    const move = async (stepId: string, as = area.client, type = 'INTERVIEW') =>
      (await query(documents.move, { input: { id, type, stepId } }, as)).errors[0]?.errorType;
    expect(await move(first)).toBe('Conflict');
    await area.move(id, 'SCREENING', area.client);
    expect(await move(foreign)).toBe('InvalidInput');
    expect(await move(first, area.client, 'OFFERED')).toBe('InvalidInput');
    expect(await move(first)).toBeUndefined();
    expect(await move(first)).toBeUndefined();
    expect(await move(first, area.admin)).toBe('Conflict');
    expect(await move(last, person)).toBe('Unauthorized');
    expect(await move(last, area.other)).toBe('NotFound');
    expect(await move(last)).toBeUndefined();
    const line = { content: '選考が「最終面談」に進みました', isEvent: true };
    expect(await asked(talk, { id: conversationId }, person)).toMatchObject({ items: [line] });
    // The step is renamed and deleted: what was stays as it was.
    await records.send('update', 'SelectionProcess', { id: last, title: '役員面談' }, area.client);
    await records.send('delete', 'SelectionProcess', { id: first }, area.admin);
    const { type, stepTitle, history } = (await asked(ofStaff, { id }, area.client)) as {
      type: string;
      stepTitle: string;
      history: { stepTitle: string | null }[];
    };
    expect([type, stepTitle]).toEqual(['INTERVIEW', '最終面談']);
    expect(history.map((event) => event.stepTitle)).toEqual([null, null, '一次面談', '最終面談']);
    expect(await move(first)).toBe('InvalidInput');
    await sendTerms(id, area.client);
    expect(await asked(ofStaff, { id }, person)).toMatchObject({
      type: 'OFFERED',
      stepId: null,
      stepTitle: null,
    });
  });
}
