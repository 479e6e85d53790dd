import { sampleFiles } from '../../../unit/files/sampleFiles';
import type { Person } from '../../../support/api/Person';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { documents } from '../../documents';
import { upload } from '../../files/upload';
import { records } from '../../records';
import { asked } from '../asked';
import { clientDocuments } from '../clientDocuments';
import type { OpenArea } from '../OpenArea';
import { graphql } from '../../../support/graphql';

const { made } = records;

/**
 * Tests which of a talent's private files job staff can open: the résumés of an application, and the files of
 * achievements.
 */
export function describeFiles(area: OpenArea): void {
  const opens = async (as: Person | 'guest', type: string, id: string) =>
    (await asked(clientDocuments.fileLink, { type, id, field: 'file' }, as)) !== null;
  const openedBy = (type: string, id: string) =>
    Promise.all([area.client, area.consultant, area.other].map((as) => opens(as, type, id)));

  /** Returns the documents that the client, the consultant and another talent find at a person's profile. */
  const seenBy = async ({ sub }: Person) => {
    const document = graphql(`
      query ($sub: ID!) {
        getUser(sub: $sub) {
          resumes {
            items {
              id
              filename
              file
              owner
            }
          }
        }
      }
    `);
    const read = (as: Person) => asked(document, { sub }, as);
    const all = await Promise.all([area.client, area.consultant, area.other].map(read));
    return all.map((user) => (user as { resumes: object | null } | null)?.resumes ?? undefined);
  };

  async function aResume(person: Person): Promise<string> {
    const { key } = await upload(person, sampleFiles.pdf());
    const id = await made('UserResume', { userID: person.sub, file: key, filename: '経歴書.pdf' }, person);
    await eventually('the checked file', async () =>
      (await opens(person, 'USER_RESUME', id)) ? true : null,
    );
    return id;
  }

  test('job staff open the résumé of an application until it is withdrawn, and no other résumé', async () => {
    const person = await given.aTalent({ isPrivate: true });
    const [attached, kept] = [await aResume(person), await aResume(person)];
    expect(await seenBy(person)).toEqual([undefined, undefined, undefined]);
    for (const id of [attached, kept])
      expect(await openedBy('USER_RESUME', id)).toEqual([false, false, false]);
    const input = { userID: person.sub, openJobID: area.ownJob(), resumeIds: [attached] };
    const applied = (await asked(documents.apply, { input }, person)) as { id: string };
    expect(await openedBy('USER_RESUME', attached)).toEqual([true, true, false]);
    expect(await openedBy('USER_RESUME', kept)).toEqual([false, false, false]);
    const shown = { items: [{ id: attached, filename: '経歴書.pdf', file: null, owner: null }] };
    expect(await seenBy(person)).toEqual([shown, shown, undefined]);
    await area.move(applied.id, 'WITHDRAWN', person);
    expect(await openedBy('USER_RESUME', attached)).toEqual([false, false, false]);
    expect(await seenBy(person)).toEqual([undefined, undefined, undefined]);
  });

  test('job staff open the file of an achievement while histories are shared', async () => {
    const { person } = await area.applicant();
    const workHistoryID = await made('WorkHistory', { userID: person.sub, historyType: 'WORK' }, person);
    const above = { workHistoryID, projectName: '刷新' };
    const workHistoryAchievementID = await made('WorkHistoryAchievement', above, person);
    const { key } = await upload(person, sampleFiles.pdf(), { purpose: 'ACHIEVEMENT_FILE' });
    const file = { workHistoryAchievementID, filename: '資料.pdf', file: key };
    const id = await made('WorkHistoryAchievementResume', file, person);
    const type = 'WORK_HISTORY_ACHIEVEMENT_RESUME';
    await eventually('the checked file', async () => ((await opens(person, type, id)) ? true : null));
    expect(await openedBy(type, id)).toEqual([false, false, false]);
    await area.change(person, { isShareHistories: true });
    expect(await openedBy(type, id)).toEqual([true, true, false]);
  });
}
