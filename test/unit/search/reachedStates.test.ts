import { userAppliesDocument } from '../../../lambdas/index-search/documents/userAppliesDocument';

const reached = (type: string, ...history: string[]) =>
  userAppliesDocument(
    {
      pk: 'p',
      sk: 's',
      __typename: 'UserApplies',
      id: 'a.b',
      type,
      history: history.map((each) => ({ type: each, at: '', by: '' })),
    },
    undefined,
    undefined,
  )['reached'];

test.each([
  ['a new application', ['APPLIED', 'APPLIED'], ['APPLIED']],
  [
    'one that was declined after the interview',
    ['REJECTED', 'APPLIED', 'SCREENING', 'INTERVIEW', 'REJECTED'],
    ['APPLIED', 'SCREENING', 'INTERVIEW'],
  ],
  [
    'one whose history lacks a state',
    ['OFFERED', 'APPLIED', 'OFFERED'],
    ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFERED'],
  ],
  [
    'one that was made again after a withdrawal',
    ['APPLIED', 'APPLIED', 'SCREENING', 'INTERVIEW', 'WITHDRAWN', 'APPLIED'],
    ['APPLIED'],
  ],
  ['one without a history', ['SCREENING'], ['APPLIED', 'SCREENING']],
])('%s has reached all states up to the furthest', (_title, [type = '', ...history], states) => {
  expect(reached(type, ...history)).toEqual(states);
});
