import { ApplyTransitions } from '../../../model/transitions/ApplyTransitions';
import { type EnumValue, enums } from '../../../model/enums';
import { childId, parentIdOf } from '../../../model/ids';
import { applyLines } from '../../../model/transitions/applyLines';
import { seeded, seedSubs } from '../../support/seedData';

type ApplyType = EnumValue<'ApplyType'>;

const jobs = new Map(seeded('OpenJob').map((job) => [job.id, job]));
const applies = seeded('UserApplies');
const keeps = seeded('UserFavoriteOpenJobs');
const members = seeded('UserConversations');
const messages = seeded('Message');
const reads = seeded('MessageRead');

describe('applications, keeps and messages of the demo data', () => {
  it('contain 40 applications in every state, five of them by the test talent', () => {
    expect(applies).toHaveLength(40);
    expect(new Set(applies.map(({ type }) => type))).toEqual(new Set(enums.ApplyType));
    expect(applies.filter(({ userID }) => userID === seedSubs.talent)).toHaveLength(5);
  });

  it('change state only as the API allows, in chronological order', () => {
    for (const { type, history } of applies) {
      const steps = history as { type: ApplyType; at: string }[];
      expect(steps.at(-1)?.type).toBe(type);
      steps.slice(1).forEach((step, index) => {
        const before = steps[index] as (typeof steps)[number];
        expect(ApplyTransitions[before.type][step.type]).toBeDefined();
        expect(before.at < step.at).toBe(true);
      });
    }
  });

  it('were created after the job was published', () => {
    const early = [...applies, ...keeps].filter(
      ({ openJobID, createdAt }) => `${createdAt}` <= `${jobs.get(`${openJobID}`)?.publishedAt}`,
    );
    expect(early).toEqual([]);
  });

  it('never contain the name of an anonymous organization', () => {
    const hidden = [...jobs.values()].filter(({ isHideOrganizationName }) => isHideOrganizationName === true);
    const names = hidden.map(({ organizationName }) => `${organizationName}`);
    // But for the one attribute by which who was taken up learns it.
    const undisclosed = applies.map(({ disclosedName: _, ...application }) => application);
    const texts = JSON.stringify([undisclosed, keeps, members, messages, seeded('Conversation')]);
    expect(hidden.length).toBeGreaterThan(0);
    expect(names.filter((name) => texts.includes(name))).toEqual([]);
  });

  it('give every application a conversation between the talent and the job’s owner', () => {
    for (const { userID, openJobID, conversationId } of applies) {
      const owner = (jobs.get(`${openJobID}`)?.owners as string[] | undefined)?.[0] ?? '';
      const rows = members.filter((row) => row.conversationId === conversationId);
      expect(rows.map(({ userId }) => userId).sort()).toEqual([`${userID}`, owner].sort());
      expect(messages.filter((line) => line.conversationId === conversationId)[0]).toMatchObject({
        isEvent: true,
        content: applyLines.APPLIED,
        authorId: userID,
      });
    }
  });

  it('count the unread messages of each member and show the last message', () => {
    for (const row of members) {
      const unread = reads.filter(
        ({ conversationId, userId, read }) =>
          conversationId === row.conversationId && userId === row.userId && read === false,
      );
      expect(row.unreadCount).toBe(unread.length);
      expect(unread.filter(({ userKey }) => userKey !== `${row.userId}#unread`)).toEqual([]);
      const lines = messages.filter(({ conversationId }) => conversationId === row.conversationId);
      expect(row).toMatchObject({
        lastMessage: lines.at(-1)?.content,
        lastMessageAt: lines.at(-1)?.createdAt,
      });
    }
    const own = members.filter(({ userId }) => userId === seedSubs.talent);
    expect(own.reduce((sum, { unreadCount }) => sum + Number(unreadCount), 0)).toBe(1);
    expect(reads.filter(({ read, userKey }) => read === true && userKey !== undefined)).toEqual([]);
  });

  it('sort the messages of a conversation by time', () => {
    const ids = new Set(messages.map(({ id }) => parentIdOf(id)));
    const threads = [...ids].map((thread) => messages.filter(({ id }) => parentIdOf(id) === thread));
    for (const lines of threads) {
      const bySortKey = [...lines].sort((one, other) => (one.sk < other.sk ? -1 : 1));
      const times = bySortKey.map(({ createdAt }) => `${createdAt}`);
      expect(times).toEqual([...times].sort());
    }
  });

  it('contain more than 250 keeps by more than 80 talents; the test talent keeps a closed job', () => {
    expect(keeps.length).toBeGreaterThan(250);
    expect(new Set(keeps.map(({ userID }) => userID)).size).toBeGreaterThan(80);
    const own = keeps.filter(({ userID }) => userID === seedSubs.talent);
    const closed = own.filter(({ openJobID }) => jobs.get(`${openJobID}`)?.closedAt !== undefined);
    expect([own.length >= 8, closed.length]).toEqual([true, 1]);
  });

  it('count the keeps of each job', () => {
    for (const { id, favoriteCount } of jobs.values()) {
      expect(favoriteCount).toBe(keeps.filter(({ openJobID }) => openJobID === id).length);
    }
    expect(keeps.filter(({ id, userID, openJobID }) => id !== childId(`${userID}`, `${openJobID}`))).toEqual(
      [],
    );
  });

  it('give the test client an organization with three jobs and applicants', () => {
    const own = [...jobs.values()].filter(({ owners }) => (owners as string[]).includes(seedSubs.client));
    expect(own).toHaveLength(3);
    const organization = seeded('Organization').find(({ id }) => id === own[0]?.organizationOpenJobsId);
    expect(organization?.owners).toEqual([seedSubs.client]);
    expect(seeded('User').find(({ sub }) => sub === seedSubs.client)?.organizationUsersId).toBe(
      organization?.id,
    );
    expect(applies.filter(({ openJobID }) => own.some(({ id }) => id === openJobID)).length).toBeGreaterThan(
      0,
    );
  });
});
