import type { NumberRange } from '../../../components/filters/NumberRange';

/** `3`, `2〜4`. */
export const rangeText = ({ from, to }: NumberRange): string =>
  from === to ? String(from) : `${from}〜${to}`;
