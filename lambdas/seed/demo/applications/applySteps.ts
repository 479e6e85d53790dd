import type { EnumValue } from '../../../../model/enums';

export type ApplyType = EnumValue<'ApplyType'>;

const WAY: ApplyType[] = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFERED', 'CONTRACTED'];

/** The states on the way to this one, itself included; people withdraw or are refused after the screening. */
export function applySteps(type: ApplyType): ApplyType[] {
  const place = WAY.indexOf(type);
  return place < 0 ? ['APPLIED', 'SCREENING', type] : WAY.slice(0, place + 1);
}
