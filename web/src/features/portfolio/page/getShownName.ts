import type { TFunction } from 'i18next';
import type { ShownTalent } from './ShownTalent';

/**
 * Returns the name that a portfolio shows for its talent: display name, otherwise initials, otherwise a
 * general text.
 */
export const getShownName = ({ displayName, nameInitial }: ShownTalent, t: TFunction): string =>
  displayName ?? nameInitial ?? t('portfolio.nameless');
