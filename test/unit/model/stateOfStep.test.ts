import { selectionSteps } from '../../../lambdas/seed/texts/selectionSteps';
import { stateOfStep } from '../../../model/stateOfStep';

test.each([
  ['書類選考', 'SCREENING'],
  ['プロフィール確認', 'SCREENING'],
  ['一次面接（オンライン・45分）', 'INTERVIEW'],
  ['最終面接・条件のご提示', 'INTERVIEW'],
  ['お試し期間（1か月）', 'INTERVIEW'],
  ['Paired programming', 'INTERVIEW'],
  ['オファー面談', 'OFFERED'],
  ['条件確認・契約', 'OFFERED'],
])('%s belongs to %s', (title, state) => {
  expect(stateOfStep(title)).toBe(state);
});

test('each course of the demo data has a step among the interviews', () => {
  for (const steps of [...selectionSteps.employment, ...selectionSteps.contract])
    expect(steps.map(([title]) => stateOfStep(title))).toContain('INTERVIEW');
});
