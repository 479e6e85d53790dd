/**
 * For each share flag, the fields that it opens, and whether it opens them to everybody or only to
 * organizations. Typed by hand from docs/access-rules.md 6.2.
 */
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

/**
 * The twelve share flags, with which a talent shares parts of the profile, and the fields that they open. A
 * combination of flags is a 12-bit number, with one bit per flag.
 */
export const shareFlags = {
  names,
  combinations: 2 ** names.length,
  /** Every field that at least one share flag opens to some viewers. */
  fields: Object.values(opens).flatMap(({ fields }) => fields),
  /** Returns a combination of flags as a profile stores it: `isShareFullname: true`, … */
  of: (combination: number): Record<string, boolean> =>
    Object.fromEntries(names.map((name, index) => [name, (combination & (1 << index)) !== 0])),
  /**
   * Returns the fields that a combination of flags opens to everyone, or to organizations that may find the
   * talent.
   */
  opened: (combination: number, to: 'everybody' | 'clients'): Set<string> =>
    new Set(
      names.flatMap((name, index) => {
        const { fields = [], toEverybody = false } = opens[name] ?? {};
        const isOpen = (combination & (1 << index)) !== 0 && (toEverybody || to === 'clients');
        return isOpen ? fields : [];
      }),
    ),
};
