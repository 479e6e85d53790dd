import { termsLines } from '../../../../model/terms/termsLines';
import { applyLines } from '../../../../model/transitions/applyLines';
import { enums } from '../../../../model/enums';
import type { ApplyType } from '../../generated/schema';
import { eventStepOf } from './eventStepOf';

const states = new Map<string, ApplyType>([
  ...enums.ApplyType.map((state) => [applyLines[state], state] as const),
  [termsLines.offer.CONTRACT, 'OFFERED'],
]);

/**
 * Returns the state that an event line reports; undefined for every other text. A step of a job's own selection is one of
 * the interviews. The line is stored in Japanese, so that mails and exports can show it; screens write it in the reader's
 * language.
 */
export const eventStateOf = (content: string | null | undefined): ApplyType | undefined =>
  states.get(content ?? '') ?? (eventStepOf(content) === undefined ? undefined : 'INTERVIEW');
