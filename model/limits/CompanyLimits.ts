/** Limits for the dictionary of company names, which every signed-in person can read and add to. */
export const CompanyLimits = {
  name: 100,
  /**
   * Maximum number of company names that one person may add in total. Administrators have only the limit per minute
   * (`RateLimits.companyName`).
   */
  perPerson: 100,
};
