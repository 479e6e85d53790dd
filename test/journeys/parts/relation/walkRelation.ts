import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { arriveAs } from '../../../support/browser/arriveAs';
import { lentBrowser } from '../../../support/browser/lentBrowser';
import { startVisit } from '../../../support/browser/startVisit';
import type { Visit } from '../../../support/browser/Visit';
import { given } from '../../../support/given';
import { settleStreams } from '../../../support/kills/settleStreams';
import { unique } from '../../../support/unique';
import { readNotices } from '../../../access/notices/readNotices';
import { termsDocuments } from '../../../access/termsDocuments';
import type { Hands } from './Hands';
import { aJobWithSteps } from './aJobWithSteps';
import { liveRelation } from './liveRelation';
import { Side } from './Side';

/** What both find in the conversation at the end. */
const LINES = [
  ...['一度お話ししませんか。', 'ありがとうございます。応募します。', '港で十年働きました。'],
  ...[
    '選考が「書類選考」に進みました',
    '選考が「面談」に進みました',
    '内定のご連絡があります',
    /成約しました/,
  ],
];

async function kindsOf(person: Person, subjects: readonly string[]): Promise<string[]> {
  const notices = await readNotices(person);
  return notices
    .flatMap(({ kind, subject }) => (subjects.includes(`${subject}`) ? `${kind}` : []))
    .toSorted();
}

/** Finds everything on the page of the application, once. */
async function expectEverythingOnce(side: Side, conversationPath: string): Promise<void> {
  await side.open(conversationPath);
  for (const line of LINES) {
    const shown = side.log.getByText(line);
    await shown.first().waitFor();
    expect([line, await shown.count()]).toEqual([line, 1]);
  }
  await side.part('応募内容');
  await side.page.getByRole('article').filter({ hasText: '15:00' }).waitFor();
  await side.see('everything');
}

interface Walk {
  hands: Hands;
  hasTouch?: boolean;
  /** Whether the network is lost at each deed. */
  isLost?: boolean;
}

/**
 * Walks two people in two windows from a scout to accepted terms, and expects that each of them finds everything on the
 * page of the application, once, was told of each event once, and that the organization's opinions stay with it.
 */
export async function walkRelation(visit: Visit, { hands, hasTouch = false, isLost = false }: Walk) {
  const { client, job } = await aJobWithSteps();
  const name = `結${unique.word()}`;
  const person = await given.aTalent({ firstName: name, displayName: name, isAgreedPostForClient: true });
  await settleStreams();
  const { width } = visit;
  const other = await startVisit(lentBrowser(), { width, looksAt: [], contrastAt: 1440, hasTouch });
  const refusals: unknown[] = [];
  const shared = { hands, refusals: isLost ? refusals : undefined };
  const recruiter = new Side({ visit, who: 'recruiter', ...shared });
  const talent = new Side({ visit: other, who: 'talent', ...shared });
  await arriveAs(visit, client);
  await arriveAs(other, person);
  await liveRelation({ recruiter, talent, person, name, job });
  await settleStreams();

  const applicationId = `${person.sub}.${job.id}`;
  const { data } = await query(termsDocuments.terms, { id: applicationId }, client);
  const { sheets, conversationId } = data!.getApplicationTerms!;
  expect(sheets.map(({ number, state }) => [number, state])).toEqual([[1, 'ACCEPTED']]);
  await expectEverythingOnce(talent, `/message/${conversationId}`);
  expect(await talent.page.getByText('受け答えが丁寧でした。').count()).toBe(0);
  await expectEverythingOnce(recruiter, `/client/message/${conversationId}`);
  await recruiter.press(recruiter.page.getByText('社内のメモと評価'));
  const note = recruiter.page.locator('li').getByText('受け答えが丁寧でした。');
  await note.first().waitFor();
  expect(await note.count()).toBe(1);
  expect(await recruiter.page.getByText('1名の平均：').count()).toBe(1);
  const received = ['APPLICATION_RECEIVED', 'MEETING_AGREED', 'MEETING_PROPOSED', 'TERMS_ACCEPTED'];
  // The first sheet is the news that the application moved.
  const moves = Array.from({ length: 3 }, () => 'APPLICATION_MOVED');
  const meetings = ['MEETING_AGREED', 'MEETING_PROPOSED', 'MEETING_PROPOSED'];
  expect(await kindsOf(client, [`${conversationId}`])).toEqual(received);
  expect(await kindsOf(person, [`${conversationId}`, job.id])).toEqual(
    [...moves, 'APPLICATION_SENT', 'JOB_OFFERED', ...meetings].toSorted(),
  );
  expect(refusals).toEqual([]);
  await other.leave();
}
