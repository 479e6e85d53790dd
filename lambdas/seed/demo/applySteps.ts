import type { EnumValue } from '../../../model/enums';

export type ApplyType = EnumValue<'ApplyType'>;

/** What a conversation says when an application arrives in a state, as the API writes it. */
export const applyLines: Record<ApplyType, string> = {
  APPLIED: '応募しました',
  SCREENING: '選考が「書類選考」に進みました',
  INTERVIEW: '選考が「面談」に進みました',
  OFFERED: '内定のご連絡があります',
  CONTRACTED: '成約しました',
  REJECTED: '今回は見送りとなりました',
  WITHDRAWN: '応募を辞退しました',
};

const WAY: ApplyType[] = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFERED', 'CONTRACTED'];

/** The states on the way to this one, itself included; people withdraw or are refused after the screening. */
export function applySteps(type: ApplyType): ApplyType[] {
  const place = WAY.indexOf(type);
  return place < 0 ? ['APPLIED', 'SCREENING', type] : WAY.slice(0, place + 1);
}
