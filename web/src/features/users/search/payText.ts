import type { TFunction } from 'i18next';
import { formatYenRange } from '../../../../../model/formatYenRange';
import type { UsersView } from './UsersView';

/** Returns the most pay that a search of talents allows as text, such as 月給 〜50万円. */
export const payText = (
  { type, most }: NonNullable<UsersView['pay']>,
  t: TFunction,
  language: string,
): string => `${t(`common.salaryType.${type}`)} ${formatYenRange(null, most, language)}`;
