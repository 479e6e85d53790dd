import fc from 'fast-check';
import type { PersonItems } from '../../../../lambdas/index-search/TableReader';
import type { StoredRow } from '../../../../lambdas/lib/StoredRow';
import { alike, amount, secret, text, word } from './vocabulary';

type PersonPair = [PersonItems, PersonItems];

const FLAGS = (
  'Fullname ProfileIcon Histories CurrentJob Appetites WorkTime HopeSalary HopeLocationType AbleAreas Gender ' +
  'Birthdate BaseLocation'
).split(' ');
/** Three birth dates for ages in the same decade. Other people see nothing of a birth date but the decade. */
const BIRTHDAYS = [36, 35, 34].map((age) => `${new Date().getFullYear() - age}-05-05`);

const shape = fc.record({
  ...{ displayName: word, description: text, category: word, skills: fc.array(word, { maxLength: 3 }) },
  ...{ flags: fc.subarray(FLAGS), nameForClient: word, introduction: text, qualification: word },
  ...{
    name: secret(word),
    icon: secret(word),
    past: secret(text),
    current: secret(text),
    place: secret(word),
  },
  ...{ appetite: secret(word), days: secret(fc.integer({ min: 1, max: 5 })), salary: secret(amount) },
  ...{ location: secret(word), area: secret(word), gender: secret(word), notes: secret(text) },
  ...{ born: secret(fc.constantFrom(...BIRTHDAYS)), visit: secret(fc.integer({ min: 1, max: 9 })) },
});

/**
 * Generates two versions of a talent that differ only in what organizations may not see, because of the share
 * flags or in general.
 */
export const personPair = (sub: string, state: Record<string, unknown> = {}): fc.Arbitrary<PersonPair> =>
  shape.map((it): PersonPair => {
    const by = <T>(flag: string, pair: [T, T]) => alike(pair, !it.flags.includes(flag));
    const [name, icon, past] = [
      by('Fullname', it.name),
      by('ProfileIcon', it.icon),
      by('Histories', it.past),
    ];
    const current = alike(it.current, !it.flags.includes('CurrentJob'));
    const present = alike(it.current, !it.flags.includes('CurrentJob') || !it.flags.includes('Histories'));
    const [appetite, days] = [by('Appetites', it.appetite), by('WorkTime', it.days)];
    const [salary, location] = [by('HopeSalary', it.salary), by('HopeLocationType', it.location)];
    const [area, gender, place] = [
      by('AbleAreas', it.area),
      by('Gender', it.gender),
      by('BaseLocation', it.place),
    ];
    const at = '2026-02-01T00:00:00.000Z';
    return [0, 1].map((side): PersonItems => {
      const row = (__typename: string, key: string, values: Record<string, unknown>): StoredRow => ({
        ...{ pk: sub, sk: `${__typename}#${key}`, __typename, id: `${sub}.${key}`, userID: sub, owner: sub },
        ...{ createdAt: at, updatedAt: at, version: 1, createdBy: it.notes[side], ...values },
      });
      const user = row('User', 'user', {
        ...{ sk: 'User', id: sub, sub, displayName: it.displayName, description: it.description },
        ...{ nameForClient: it.nameForClient, introductionForClient: it.introduction, nameInitial: 'M.H.' },
        ...{ userMainJobId: `id-${it.category}`, mainJob: { id: `id-${it.category}`, name: it.category } },
        ...{ name: name[side], phoneticName: name[side], lastName: name[side], profileIcon: icon[side] },
        ...{ belongsTo: current[side], companyName: current[side], birthDate: it.born[side] },
        ...{
          appetiteToChangeJobs: appetite[side],
          numberOfDayPerWeek: days[side],
          minumumSalary: salary[side],
        },
        ...{ hopeLocationType: location[side], gender: gender[side], userBaseLocationId: place[side] },
        ...{ lineID: it.notes[side], introducerName: it.notes[side], shortID: it.notes[side] },
        ...{ isAgreedPostForClient: true, isPrivate: false, ...state },
        ...Object.fromEntries(it.flags.map((flag) => [`isShare${flag}`, true])),
      });
      const profile = [
        user,
        row('WorkHistory', 'w1', { organizationName: past[side], position: past[side], isCurrentJob: false }),
        row('WorkHistory', 'w2', {
          organizationName: present[side],
          project: present[side],
          isCurrentJob: true,
        }),
        ...it.skills.map((skill) =>
          row('SkillSet', skill, { skillSetSkillTagId: skill, skillTag: { id: skill, name: skill } }),
        ),
        row('Qualification', 'q', { name: it.qualification }),
        row('UserPortfolio', 'p', { title: it.notes[side], content: it.notes[side], isPublished: false }),
        row('UserPrefactures', 'a', { prefactureID: area[side], isSelected: true }),
        row('UserMainJobs', 'm', { jobID: it.notes[side], isSelected: true, isPositive: false }),
        row('Evaluation', 'e', { comment: it.notes[side], published: false }),
      ];
      const privateRows = [
        row('UserPrivate', 'private', {
          email: it.notes[side],
          tel: it.notes[side],
          address: it.notes[side],
        }),
        row('InterviewLog', 'i', { comment: it.notes[side], minutes: it.notes[side] }),
      ];
      return { user, profile, privateRows, visitDay: `2025-0${it.visit[side]}-11`, category: undefined };
    }) as PersonPair;
  });
