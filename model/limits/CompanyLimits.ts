/** Limits for the list of company names, which everybody can see and add to. */
export const CompanyLimits = {
  name: 100,
  /** Maximum entries per person, per minute and in total; administrators have no limit. */
  perMinute: 10,
  perPerson: 100,
};
