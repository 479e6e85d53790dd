export const en = {
  view: 'Company shown',
  choose: 'Choose a company',
  note: 'You see what the members of this company see. What you change is recorded as an administrator’s change.',
  none: 'Choose a company at the top to see what its members see.',
};
