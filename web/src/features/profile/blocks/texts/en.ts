export const en = {
  title: 'Blocked companies',
  lead: 'To companies that should not see you, your profile is private.',
  employers: 'Present employer',
  hideFromEmployers: 'Hide my profile from my present employer',
  hiddenFrom: '{{names}} cannot find you. Your work history says that this employment goes on.',
  shownTo: '{{names}} can find you too.',
  noEmployers: 'Once your work history has employment that goes on, this company cannot find you.',
  employersHidden: 'Your present employer is blocked',
  employersShown: 'Your present employer is no longer blocked',
  list: 'Other companies',
  listLead:
    'Different spellings of a name (with or without Inc. and the like) count as the same company. Add each company of a group by itself.',
  former: 'Block a company of your work history',
  name: 'Company name',
  domain: 'Mail domain',
  domainHint:
    'Only if you know it. Companies whose people use mail addresses of this domain are blocked, whatever their name.',
  add: 'Block',
  added: '{{name}} is blocked',
  remove: 'Unblock',
  removeOf: 'Unblock {{name}}',
  removed: '{{name}} is no longer blocked',
  undo: 'Undo',
  full: 'You can block up to {{n}} companies. Unblock one that you no longer need.',
  about: 'What a block does',
  facts: {
    hides:
      'While people of the company are signed in, you are in no search, no count and no list. They cannot scout you.',
    jobs: 'Projects of the company are in no recommendation and no alert. Those that hide the company may appear, because we do not reveal whose they are.',
    apply: 'If you apply to a project of the company, it sees your profile for this application.',
    before: 'Applications, contracts and conversations from before the block go on.',
    guests:
      'People who are not signed in see your public portfolio. If nobody should see it, make your profile private under visibility.',
    silent: 'The company is not told of the block. It can take a moment to apply.',
  },
  toPrivacy: 'Open visibility',
};
