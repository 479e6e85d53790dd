import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { signIn } from '../../../support/api/signIn';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { unique } from '../../../support/unique';
import { sampleFiles } from '../../../unit/files/sampleFiles';
import { accountDocuments } from '../../accounts/accountDocuments';
import { dataExport } from '../../accounts/dataExport';
import { noticeDocuments } from '../../notices/noticeDocuments';
import { everythingShared, filled } from '../../matrix/support/filled';
import { upload } from '../../files/upload';
import type { Fixture } from '../../matrix/support/Fixture';
import { recordsOf } from '../../matrix/support/records';
import { doDeeds, type Send } from './doDeeds';
import { memberDeeds } from './memberDeeds';
import { talentDeeds } from './talentDeeds';
import { talkDeeds } from './talkDeeds';
import { jobDetailsText } from '../../jobDetails';
import { graphql } from '../../../support/graphql';

const houseDeeds = recordsOf(
  'admin',
  `
  organization createOrganization(input: { name: "株式会社かげ$shared", owners: ["$self"], address: "東京都千代田区", contact: "saiyo@example.com" }) { id }
  category createJob(input: { name: "試験$ulid" }) { id }
  benefit createEmployeeBenefit(input: { title: "割引", couponCode: "ENISHI", isDraft: false }) { id }
  workers createWPWorkerCategory(input: { name: "講師", url: "$slug" }) { id }
  job createOpenJob(input: { title: "募集", ${jobDetailsText}, isPublic: true }) { id }
  secondJob createOpenJob(input: { title: "募集", ${jobDetailsText}, isPublic: true }) { id }
  consulted createOpenJob(input: { title: "募集", ${jobDetailsText}, isPublic: true, consultantName: "姓$name 名$name" }) { id }
  member updateUser(input: { sub: "$self", organizationUsersId: "$organization" }) { id: sub }
  `,
);

/** After the peer's application, which would otherwise have them as a member when the job already names them. */
const appointment = recordsOf(
  'admin',
  'consults createUserOpenJobs(input: { userID: "$self", openJobID: "$consulted", involveType: CONSULTANT }) { id }',
);

const peerDeeds = recordsOf(
  'self',
  'peerApply createUserApplies(input: { userID: "$peer", openJobID: "$consulted" }) { id peerTalk: conversationId }',
).map((deed) => ({ ...deed, as: 'foreign' as const }));

const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノ'];

/**
 * Returns words that nobody else uses. Texts that a test writes for or about a person contain them. After the erasure
 * of the person's account, the test searches the stored data for these words.
 */
const traceMarks = () => ({
  /** A word in the last name, first name and display name of the person. */
  name: unique.word('mei'),
  kana: [...unique.bytes(12)].map((byte) => KANA[byte % KANA.length]).join(''),
  tel: `090${(parseInt(unique.bytes(5).toString('hex'), 16) % 1e8).toString().padStart(8, '0')}`,
  /** A word in texts about the person, written by that person or by others. */
  word: unique.word('kotoba'),
  /** A word in messages that the person sent. */
  said: unique.word('dengon'),
  /** A word in texts that the person wrote about others, such as evaluations. */
  about: unique.word('hyoka'),
  /**
   * A word in texts that the person wrote for an organization or for everyone, such as jobs, benefits and
   * company names.
   */
  shared: unique.word('kyoyu'),
});

type TraceMarks = ReturnType<typeof traceMarks>;

/**
 * Returns the profile with which the person registers. Its names and texts contain the words for which the
 * test later searches the stored data.
 */
function profileOf(marks: TraceMarks) {
  const texts = Object.fromEntries(
    Object.entries(filled).map(([field, value]) => {
      const isText = typeof value === 'string' && /[ぁ-龠]|^(line|chatwork)$/.test(value);
      return [field, isText ? `${value}${marks.word}` : value];
    }),
  );
  const names = {
    lastName: `姓${marks.name}`,
    firstName: `名${marks.name}`,
    displayName: `よび${marks.name}`,
    lastNameKana: marks.kana,
    firstNameKana: marks.kana,
  };
  return { ...filled, ...everythingShared, ...texts, ...names, tel: marks.tel };
}

/** Sends each notification as the person, with texts that identify the person. */
async function notifySlack(person: Person, { names }: Fixture): Promise<void> {
  const name = (key: string) => JSON.stringify(names.get(key));
  const notices = [
    `notifyToSlackForNewUser(sub: ${name('self')})`,
    `notifyToSlackForNewUserApply(sub: ${name('self')}, openJob: ${name('job')})`,
    `notifyEmailForNewMessage(message: ${name('stayingWord')})`,
    `notifyErrorToSlack(displayName: ${name('name')}, queryName: "q", errorMessage: ${name('word')})`,
  ];
  for (const notice of notices) {
    const { errors } = await query(`{ ${notice} { accepted } }`, {}, person);
    expect([notice, errors]).toEqual([notice, []]);
  }
}

interface Done {
  person: Person;
  marks: TraceMarks;
  /**
   * The mutations that the person has called, including those about the end of the account, which the test
   * calls later.
   */
  called: string[];
  fixture: Fixture;
}

/**
 * Returns true if the person is a consultant or an owner of the job, otherwise null. Only they see the job's
 * owners.
 */
async function worksOn(job: string, person: Person): Promise<true | null> {
  const text = graphql(`
    query Job($job: ID!) {
      getOpenJob(id: $job) {
        owners
      }
    }
  `);
  const { data } = await query(text, { job }, person);
  return data?.getOpenJob?.owners ? true : null;
}

/**
 * Waits until a notice says that the export of the person's data is ready, and marks this notice as read.
 * Returns the name of the mutation that does so.
 */
async function markNotice(person: Person): Promise<string> {
  const notice = await eventually('the notice about the export', async () => {
    const { data } = await query(
      graphql(`
        {
          listUserNotices {
            items {
              id
              kind
            }
          }
        }
      `),
      {},
      person,
    );
    return data?.listUserNotices.items.find(({ kind }) => kind === 'EXPORT_READY');
  });
  await query(noticeDocuments.mark, { input: { ids: [notice.id], isRead: true } }, person);
  return 'updateUserNotice';
}

/**
 * Starts another export of the person's data and cancels it. Returns `cancelExport`, the name of the mutation
 * that cancels it.
 */
async function cancelExport(person: Person): Promise<string> {
  const { data } = await query(accountDocuments.exportData, { input: {} }, person);
  const id = data?.createDataExport?.id;
  await query('mutation Cancel($id: ID!) { cancelExport(id: $id) { id } }', { id }, person);
  return 'cancelExport';
}

/**
 * Creates a person who calls every mutation that is open to people, except those about the end of the
 * account. Other people write texts about this person.
 * @param send sends each of the mutations that are deeds
 */
export async function everythingDone(admin: Person, send?: Send): Promise<Done> {
  const marks = traceMarks();
  let person = await given.aTalent(profileOf(marks));
  const [peer, other] = [await given.aTalent(), await given.aTalent()];
  const names = new Map(Object.entries({ ...marks, self: person.sub, peer: peer.sub, other: other.sub }));
  const { key: file } = await upload(person, sampleFiles.pdf(), { filename: `経歴${marks.word}.pdf` });
  const picture = { purpose: 'PROFILE_ICON', contentType: 'image/png', filename: `顔${marks.word}.png` };
  const { key: icon } = await upload(person, sampleFiles.png(), picture);
  names.set('file', file).set('icon', icon);
  const people = new Map(Object.entries({ self: person, foreign: peer, other, admin }));
  const fixture: Fixture = { people, names, records: new Map() };
  const called = ['createUser', 'createFileUpload', 'createDataExport', 'deleteUser', 'cancelUserDeletion'];
  await doDeeds(houseDeeds, fixture, send);
  await doDeeds(peerDeeds, fixture, send);
  await doDeeds(appointment, fixture, send);
  called.push(...(await doDeeds(talkDeeds, fixture, send)), ...(await doDeeds(talentDeeds, fixture, send)));
  person = await signIn(person.email);
  people.set('self', person);
  await eventually('the consultant to be known', () => worksOn(names.get('consulted') ?? '', person));
  called.push(...(await doDeeds(memberDeeds, fixture, send)));
  await notifySlack(person, fixture);
  await query(accountDocuments.exportData, { input: {} }, person);
  await eventually('the export', async () => {
    const { data } = await query(accountDocuments.exports, {}, person);
    return data?.listExports.items.find(({ state }) => state === 'READY');
  });
  await dataExport.released(person);
  called.push(await markNotice(person), await cancelExport(person));
  await query(accountDocuments.endSubscriptions, {}, person);
  called.push('endSubscriptions');
  return { person, marks, called, fixture };
}
