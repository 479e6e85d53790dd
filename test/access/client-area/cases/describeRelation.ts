import { query } from '../../../support/api/query';
import type { Person } from '../../../support/api/Person';
import { given } from '../../../support/given';
import { graphql } from '../../../support/graphql';
import { sampleFiles } from '../../../unit/files/sampleFiles';
import { documents } from '../../documents';
import { upload } from '../../files/upload';
import { records } from '../../records';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';
import { describeReview } from './describeReview';
import { describeSteps } from './describeSteps';

/** The application as a person finds it on the page of its conversation. */
const page = graphql(`
  query ($id: ID!, $reason: String) {
    getConversation(id: $id, reason: $reason) {
      application {
        id
        type
        message
        profile {
          name
          histories {
            organizationName
          }
          historyCount
        }
        decision {
          reason
          note
          by
        }
        history {
          type
          by
          reason
          message
          url
          files {
            id
            filename
          }
        }
      }
    }
  }
`);

const list = graphql(`
  query ($sub: ID!) {
    getUser(sub: $sub) {
      applies {
        items {
          id
          decision {
            reason
            note
          }
        }
      }
    }
    listUserAppliesByUser(userID: $sub) {
      items {
        id
        decision {
          reason
        }
      }
    }
  }
`);

const atJob = graphql(`
  query ($id: ID!) {
    getOpenJob(id: $id) {
      myApply {
        id
        decision {
          reason
        }
      }
    }
  }
`);

/** Tests who finds what two people say and decide about an application on its page. */
export function describeRelation(area: OpenArea): void {
  type Found = { application: Record<string, unknown> | null } | null;
  const applicationOf = async (id: string, as: Person, reason?: string) =>
    ((await asked(page, { id, reason }, as)) as Found)?.application;
  const withdraw = (id: string, person: Person) => area.move(id, 'WITHDRAWN', person);

  test('the talent and the job’s staff find it, others do not, whatever they may read', async () => {
    const { person, id, conversationId } = await area.applicant();
    for (const as of [person, area.client])
      expect(await applicationOf(conversationId, as)).toMatchObject({ id, type: 'APPLIED' });
    // Neither a member: the consultant works for the job, the administrator may read with a reason.
    expect(await applicationOf(conversationId, area.consultant)).toBeUndefined();
    expect(await applicationOf(conversationId, area.other)).toBeUndefined();
    expect(await applicationOf(conversationId, area.admin, '問い合わせの確認')).toBeNull();
  });

  test('each application keeps its words and the names of its files', async () => {
    const person = await given.aTalent();
    const { key } = await upload(person, sampleFiles.pdf());
    const resume = { userID: person.sub, file: key, filename: '経歴書.pdf' };
    const file = await records.made('UserResume', resume, person);
    const input = { userID: person.sub, openJobID: area.ownJob() };
    const first = { ...input, message: '一度目です', url: 'https://example.com/a', resumeIds: [file] };
    const applied = (await asked(documents.apply, { input: first }, person)) as {
      id: string;
      conversationId: string;
    };
    await withdraw(applied.id, person);
    await asked(documents.apply, { input: { ...input, message: '二度目です' } }, person);
    const { history, message } = (await applicationOf(applied.conversationId, area.client)) ?? {};
    expect(message).toBe('二度目です');
    const none = { message: null, url: null, files: null };
    expect(history).toMatchObject([
      {
        type: 'APPLIED',
        message: first.message,
        url: first.url,
        files: [{ id: file, filename: '経歴書.pdf' }],
      },
      { type: 'WITHDRAWN', ...none },
      { type: 'APPLIED', ...none, message: '二度目です' },
    ]);
  });

  test('the profile stays as it was, with what was shared then, and ends with a withdrawal', async () => {
    const { person, id, conversationId } = await (async () => {
      const talent = await given.aTalent({ isShareHistories: true });
      await records.made(
        'WorkHistory',
        {
          userID: talent.sub,
          historyType: 'WORK',
          organizationName: '前の会社',
          startDate: '2020-01-01',
          endDate: '2022-01-01',
        },
        talent,
      );
      const sent = await asked(
        documents.apply,
        { input: { userID: talent.sub, openJobID: area.ownJob() } },
        talent,
      );
      return { person: talent, ...(sent as { id: string; conversationId: string }) };
    })();
    const then = {
      profile: { name: '縁 結子', histories: [{ organizationName: '前の会社' }], historyCount: 1 },
    };
    await area.change(person, { isShareHistories: false, lastName: '改' });
    for (const as of [person, area.client])
      expect(await applicationOf(conversationId, as)).toMatchObject(then);
    const hidden = await area.applicant();
    expect(await applicationOf(hidden.conversationId, area.client)).toMatchObject({
      profile: { name: '縁 結子', histories: [], historyCount: 0 },
    });
    await withdraw(id, person);
    expect(await applicationOf(conversationId, area.client)).toMatchObject({ id, profile: null });
    expect(await applicationOf(conversationId, person)).toMatchObject(then);
  });

  test('what staff note about a rejection is on no way out to the talent', async () => {
    const { person, id, conversationId } = await area.applicant();
    const input = {
      id,
      type: 'REJECTED',
      reason: 'またの機会に',
      rejectionReason: 'SKILL',
      note: '内輪の覚書',
    };
    const { errors } = await query(documents.move, { input }, area.client);
    expect(errors).toEqual([]);
    const noted = { reason: 'SKILL', note: '内輪の覚書', by: area.client.sub };
    expect(await applicationOf(conversationId, area.client)).toMatchObject({ decision: noted });
    const own = await Promise.all([
      query(page, { id: conversationId }, person),
      query(list, { sub: person.sub }, person),
      query(atJob, { id: area.ownJob() }, person),
    ]);
    for (const answer of own) {
      expect(answer.errors).toEqual([]);
      expect(JSON.stringify(answer.data)).not.toMatch(/SKILL|覚書/);
    }
    // The words to the candidate arrive, without the name of who wrote them.
    expect(JSON.stringify(own[0]?.data)).toContain('またの機会に');
    expect(JSON.stringify(own[0]?.data)).not.toContain(area.client.sub);
  });

  test('reasons of a rejection are noted only with one, and only by the other side', async () => {
    const { person, id } = await area.applicant();
    const move = async (more: object, as: Person) =>
      (await query(documents.move, { input: { id, ...more } }, as)).errors[0]?.errorType;
    expect(await move({ type: 'SCREENING', rejectionReason: 'OTHER' }, area.client)).toBe('Unauthorized');
    expect(await move({ type: 'WITHDRAWN', rejectionReason: 'OTHER' }, person)).toBe('Unauthorized');
    expect(await move({ type: 'REJECTED', note: '覚書だけ' }, area.client)).toBe('InvalidInput');
    expect(await move({ type: 'REJECTED', rejectionReason: 'OTHER' }, area.other)).toBe('NotFound');
    for (const as of [area.client, area.consultant, area.admin])
      expect(await move({ type: 'REJECTED' }, as)).toBe('InvalidInput');
  });

  describe('what colleagues say about it', () => describeReview(area));

  describe('the steps of the job’s own selection', () => describeSteps(area));
}
