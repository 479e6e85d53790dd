/** `10〜20`, `〜20`, `10〜`, `20`: either end may be open. */
export const formatSpan = ({ from, to }: { from: number | null; to: number | null }): string =>
  from === to ? String(from) : `${from ?? ''}〜${to ?? ''}`;
