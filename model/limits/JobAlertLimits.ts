/** Limits of the searches that people keep, and of the mails about them. */
export const JobAlertLimits = {
  /** The number of searches that one person may keep. */
  perPerson: 20,
  /** The number of characters of a name. */
  name: 50,
  /** The number of characters of a search text: as many as a search accepts. */
  keyword: 200,
  /** The number of jobs that a mail shows; it counts the others, and leads to the search. */
  jobsPerMail: 20,
  /** The number of found jobs that one mail is about. Further ones are in the next mail. */
  jobsPerDelivery: 200,
} as const;
