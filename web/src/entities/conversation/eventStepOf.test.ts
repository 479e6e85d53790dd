import { applyLines } from '../../../../model/transitions/applyLines';
import { stepLine } from '../../../../model/transitions/stepLine';
import { eventStateOf } from './eventStateOf';
import { eventStepOf } from './eventStepOf';

test('the line of a step names it, and is one of the interviews', () => {
  expect(eventStepOf(stepLine('最終面談'))).toBe('最終面談');
  expect(eventStateOf(stepLine('最終面談'))).toBe('INTERVIEW');
});

test.each([...Object.values(applyLines), '選考が楽しみです', '', null])('%s names no step', (text) => {
  expect(eventStepOf(text)).toBeUndefined();
});
