import { readJsonResume } from './readJsonResume';

test.each([
  ['', { kind: 'notJson' }],
  ['{"work": [', { kind: 'notJson' }],
  ['[]', { kind: 'notResume' }],
  ['null', { kind: 'notResume' }],
  ['"work"', { kind: 'notResume' }],
  ['{"name": "縁 結子"}', { kind: 'notResume' }],
  ['{"work": {}}', { kind: 'wrongValue', place: 'work' }],
  ['{"basics": "縁 結子"}', { kind: 'wrongValue', place: 'basics' }],
  ['{"basics": {"summary": 1}}', { kind: 'wrongValue', place: 'basics.summary' }],
  ['{"work": [{}, {"startDate": "昨年"}]}', { kind: 'wrongValue', place: 'work[1].startDate' }],
  ['{"work": [{"startDate": "2020-13"}]}', { kind: 'wrongValue', place: 'work[0].startDate' }],
  ['{"skills": [{"keywords": "HTML"}]}', { kind: 'wrongValue', place: 'skills[0].keywords' }],
])('%s is no CV, and the reader says why', (text, problem) => {
  expect(readJsonResume(text)).toEqual({ problem });
});

test('parts of days, nulls, empty texts, a byte order mark and unknown parts are read', () => {
  const file = {
    work: [
      { name: ' 甲 ', position: null, startDate: '2020', endDate: '2021-06', url: 'https://example.com' },
      { name: '', highlights: ['', '刷新'] },
    ],
    awards: 'many',
    certificates: null,
  };
  expect(readJsonResume(`\uFEFF${JSON.stringify(file)}`)).toEqual({
    resume: {
      work: [{ name: '甲', startDate: '2020-01-01', endDate: '2021-06-01' }, { highlights: ['刷新'] }],
    },
  });
});
