import { listEmployers } from './listEmployers';

const history = (organizationName: string | null, more: object = {}) => ({
  ...{ id: 'h', organizationName, historyType: 'WORK' as const, isCurrentJob: false, isContinuation: false },
  ...more,
});

test('present employers are those whose employment goes on; others are proposed, each once and unless blocked', () => {
  const histories = [
    history('株式会社いま', { isContinuation: true }),
    history('㈱いま'),
    history('むかし'),
    history('株式会社むかし'),
    history('あおぞら商事'),
    history('縁大学', { historyType: 'EDUCATION' }),
    history(null),
  ];
  expect(listEmployers(histories, [{ name: 'あおぞら商事（株）' }])).toEqual({
    present: ['株式会社いま'],
    former: ['むかし'],
  });
});
