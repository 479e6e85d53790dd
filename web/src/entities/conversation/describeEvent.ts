import type { TFunction } from 'i18next';
import { meetingLines } from '../../../../model/transitions/meetingLines';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { eventStateOf } from './eventStateOf';
import { eventStepOf } from './eventStepOf';

const AGREED = `${meetingLines.agreed}：`;
const steps = Object.keys(meetingLines) as (keyof typeof meetingLines)[];

/** Returns a time that a line names, such as 2026/12/03 10:00, which is in Japan's time. */
const timeOf = (text: string) => `${text.replaceAll('/', '-').replace(' ', 'T')}:00+09:00`;

/**
 * Returns what an event line reports, in the reader's language: a new state of an application or a
 * selection step that it reached, or a step of a meeting.
 * Undefined for every other text.
 */
export function describeEvent(content: string, t: TFunction): string | undefined {
  const selectionStep = eventStepOf(content);
  if (selectionStep !== undefined) return t('common.applyStep', { step: selectionStep });
  const state = eventStateOf(content);
  if (state) return t(`common.applyEvent.${state}`);
  const [, time] = content.split(AGREED);
  const at = time === undefined ? Number.NaN : Date.parse(timeOf(time));
  if (!Number.isNaN(at))
    return t('common.meetingEvent.agreed', { at: formatDateTime(new Date(at).toISOString()) });
  const step = steps.find((each) => meetingLines[each] === content);
  return step && t(`common.meetingEvent.${step}`);
}
