const LONG = 4000;

/**
 * The most characters of a text for which its entity declares nothing, so that no input makes a record, a page of
 * them or a search's answer larger than the services take: `<type>.<field>`, or any field of that name.
 */
export const TextLimits = {
  line: 500,
  url: 2000,
  list: 100,
  byField: {
    url: 2000,
    'Conversation.name': 200,
    'OpenJob.description': 8000,
    'OpenJob.overView': LONG,
    'OpenJob.issue': LONG,
    'OpenJob.recommendFor': LONG,
    'OpenJob.selectionProcessSupplement': LONG,
    'OpenJob.requiredSkillTagsDescription': LONG,
    'OpenJob.welcomeSkillTagsDescription': LONG,
    'OpenJob.memo': LONG,
    'UserApplies.reason': 1000,
    'User.introductionForClient': LONG,
    'User.otherHopes': LONG,
    'User.triggerForRegistrationDescription': LONG,
    content: LONG,
    description: LONG,
    message: LONG,
  } as Readonly<Record<string, number>>,
};
