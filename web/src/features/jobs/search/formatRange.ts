import type { NumberRange } from '../../../components/filters/NumberRange';

/** `3`, `2〜4`. */
export const formatRange = ({ from, to }: NumberRange): string =>
  from === to ? String(from) : `${from}〜${to}`;
