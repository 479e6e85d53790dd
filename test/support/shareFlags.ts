/** Typed from docs/access-rules.md 6.2: the fields that each share flag opens, and the viewers. */
const opens: Readonly<Record<string, { fields: string[]; toEverybody: boolean }>> = {
  isShareFullname: {
    fields: ['firstName', 'lastName', 'firstNameKana', 'lastNameKana', 'name', 'phoneticName'],
    toEverybody: true,
  },
  isShareProfileIcon: { fields: ['profileIcon'], toEverybody: true },
  isShareHistories: { fields: ['workHistories'], toEverybody: true },
  isShareCurrentJob: { fields: ['belongsTo', 'companyName'], toEverybody: true },
  isShareAppetites: { fields: ['appetiteToChangeJobs', 'appetiteToSideWork'], toEverybody: false },
  isShareWorkTime: { fields: ['numberOfDayPerWeek', 'numberOfHoursPerDay'], toEverybody: false },
  isShareHopeSalary: { fields: ['salaryType', 'minumumSalary', 'maximumSalary'], toEverybody: false },
  isShareHopeLocationType: { fields: ['hopeLocationType'], toEverybody: true },
  isShareAbleAreas: { fields: ['userPrefactures'], toEverybody: false },
  isShareGender: { fields: ['gender'], toEverybody: false },
  isShareBirthdate: { fields: ['ageBand'], toEverybody: false },
  isShareBaseLocation: { fields: ['userBaseLocationId', 'baseLocation'], toEverybody: true },
};
const names = Object.keys(opens);

/** The twelve share flags of a talent and the fields that each opens; a combination is a 12-bit number. */
export const shareFlags = {
  names,
  combinations: 2 ** names.length,
  /** Every field that a flag opens to any viewer. */
  fields: Object.values(opens).flatMap(({ fields }) => fields),
  /** As stored in a profile: `isShareFullname: true`, … */
  of: (combination: number): Record<string, boolean> =>
    Object.fromEntries(names.map((name, index) => [name, (combination & (1 << index)) !== 0])),
  /** The fields that are open to everyone, or to organizations that may find the talent. */
  opened: (combination: number, to: 'everybody' | 'clients'): Set<string> =>
    new Set(
      names.flatMap((name, index) => {
        const { fields = [], toEverybody = false } = opens[name] ?? {};
        const isOpen = (combination & (1 << index)) !== 0 && (toEverybody || to === 'clients');
        return isOpen ? fields : [];
      }),
    ),
};
