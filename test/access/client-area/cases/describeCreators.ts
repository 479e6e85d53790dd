import { agreeOnTerms } from '../../agreeOnTerms';
import type { Person } from '../../../support/api/Person';
import { signIn } from '../../../support/api/signIn';
import { eventually } from '../../../support/eventually';
import { messagingDocuments } from '../../conversations/messagingDocuments';
import { records } from '../../records';
import { asked } from '../asked';
import { clientDocuments } from '../clientDocuments';
import { jobDocuments } from '../jobDocuments';
import type { OpenArea } from '../OpenArea';

const { send, refusal } = records;

/**
 * Tests when the creator of a job counts as a member of the job's organization: as long as the claim in the
 * ID token says so. Without the claim, the creator has the rights of a talent.
 */
export function describeCreators(area: OpenArea): void {
  /**
   * Creates a member who has created a public job, an applicant with a private profile, and a contracted talent. The
   * membership of a member ends within a test, so each test has its own.
   */
  async function aCreator() {
    const { member } = await area.aMember('株式会社ひきつぎ');
    const title = '引き継ぎの設計';
    const openJobID = await area.aPublicJobOf(member, { title });
    const memo = { id: openJobID, memo: '社内の覚え' };
    expect(await refusal('update', 'OpenJob', memo, area.admin)).toBeUndefined();
    const first = await area.applicant({ isPrivate: true, tel: '09012345678' }, openJobID);
    const second = await area.applicant({}, openJobID);
    for (const type of ['SCREENING', 'INTERVIEW'])
      expect(await area.move(second.id, type, member)).toMatchObject({ type });
    await agreeOnTerms(second.id, second.person, member);
    return {
      ...{ member, openJobID, contracted: second.person },
      ...{ applicant: first.person, application: first.id, conversation: first.conversationId },
    };
  }
  type Creator = Awaited<ReturnType<typeof aCreator>>;

  const job = ({ openJobID }: Creator, as: Person) => asked(clientDocuments.job, { id: openJobID }, as);
  const contact = ({ applicant }: Creator, as: Person) =>
    asked(clientDocuments.contact, { sub: applicant.sub }, as);

  const isATalent = async (creator: Creator, as: Person) => {
    const { member, openJobID, applicant, application, contracted, conversation } = creator;
    expect(await contact(creator, as)).toBeNull();
    expect(await area.seen(applicant, as)).toBeNull();
    expect(await job(creator, as)).toMatchObject({ id: openJobID, memo: null, owners: null });
    expect(await asked(jobDocuments.applicants, { openJobID }, as)).toMatchObject({ items: [] });
    const userId = contracted.sub;
    const writes: [verb: string, entity: string, input: object, refusal: string][] = [
      ['create', 'InterviewLog', { intervieweeId: applicant.sub, comment: '覚え' }, 'Unauthorized'],
      ['create', 'Evaluation', { userID: userId, analysisRating: 1 }, 'Unauthorized'],
      ['create', 'EvaluationComment', { userID: userId, message: '良い' }, 'Unauthorized'],
      [
        ...(['create', 'UserOpenJobs'] as const),
        { userID: area.other.sub, openJobID, involveType: 'CONSULTANT' },
        'Unauthorized',
      ],
      ['create', 'EnishiWorkHistory', { userId, openJobId: openJobID }, 'Unauthorized'],
      ['create', 'SelectionProcess', { openJobID, step: 1, title: '面談' }, 'Unauthorized'],
      ['update', 'OpenJob', { id: openJobID, title: '奪う' }, 'NotFound'],
      ['update', 'UserApplies', { id: application, type: 'SCREENING' }, 'NotFound'],
      [
        ...(['create', 'UserConversations'] as const),
        { conversationId: conversation, userId: member.sub },
        'Unauthorized',
      ],
      ['delete', 'UserConversations', { id: `${conversation}.${applicant.sub}` }, 'NotFound'],
    ];
    const answers: [verb: string, entity: string, refusal?: string][] = [];
    for (const [verb, entity, input] of writes)
      answers.push([verb, entity, await refusal(verb, entity, input, as)]);
    expect(answers).toEqual(writes.map(([verb, entity, , refused]) => [verb, entity, refused]));
    const input = { participantIds: [applicant.sub], openJobConversationsId: openJobID };
    expect(await asked(messagingDocuments.converse, { input }, as)).toBe('Unauthorized');
  };

  test('is a talent with an access token, which has no organization claim', async () => {
    const creator = await aCreator();
    const { member, openJobID, applicant } = creator;
    expect(await job(creator, member)).toMatchObject({ id: openJobID, title: '引き継ぎの設計' });
    expect(await area.seen(applicant, member)).toMatchObject({ name: '縁 結子' });
    await isATalent(creator, { ...member, token: member.accessToken });
  });

  test('is a talent after leaving, until an administrator names them a consultant', async () => {
    const creator = await aCreator();
    const { member, openJobID, applicant } = creator;
    const left = { sub: member.sub, organizationUsersId: null };
    expect(await refusal('update', 'User', left, area.admin)).toBeUndefined();
    const former = await signIn(member.email);
    await isATalent(creator, former);
    const named = { userID: member.sub, openJobID, involveType: 'CONSULTANT' };
    expect((await send('create', 'UserOpenJobs', named, area.admin)).error).toBeUndefined();
    const address = await eventually('the consultant to be known', () => contact(creator, former));
    expect(address).toMatchObject({ email: applicant.email, tel: '09012345678' });
  });
}
