/** The dictionary of companies, which everybody adds to and sees. */
export const CompanyLimits = {
  name: 100,
  /** Entries that one person adds, in a minute and altogether; administrators add as many as they like. */
  perMinute: 10,
  perPerson: 100,
};
