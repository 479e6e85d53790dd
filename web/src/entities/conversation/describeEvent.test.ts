import type { TFunction } from 'i18next';
import { meetingLines } from '../../../../model/transitions/meetingLines';
import { describeEvent } from './describeEvent';

const t = ((key: string, values?: { at: string }) => [key, values?.at].join(' ').trim()) as TFunction;

test('a line about a meeting is read in the reader’s language, with the time that it names', () => {
  expect(describeEvent(meetingLines.proposed, t)).toBe('common.meetingEvent.proposed');
  expect(describeEvent(`${meetingLines.agreed}：2026/12/03 10:00`, t)).toBe(
    'common.meetingEvent.agreed 2026年12月3日 10:00',
  );
});

test('a state of the application is read as before, and another text is none', () => {
  expect(describeEvent('応募しました', t)).toBe('common.applyEvent.APPLIED');
  expect(describeEvent('面談の件ですが', t)).toBeUndefined();
});
