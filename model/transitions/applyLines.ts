import type { EnumValue } from '../enums';

/**
 * For each state of an application, the event line that is added to the conversation when the application
 * reaches the state.
 */
export const applyLines: Record<EnumValue<'ApplyType'>, string> = {
  APPLIED: '応募しました',
  SCREENING: '選考が「書類選考」に進みました',
  INTERVIEW: '選考が「面談」に進みました',
  OFFERED: '内定のご連絡があります',
  CONTRACTED: '成約しました',
  REJECTED: '今回は見送りとなりました',
  WITHDRAWN: '応募を辞退しました',
};
