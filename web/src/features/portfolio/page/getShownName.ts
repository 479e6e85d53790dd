import type { TFunction } from 'i18next';
import type { ShownTalent } from './ShownTalent';

/** Returns the name under which a portfolio shows its talent. */
export const getShownName = ({ displayName, nameInitial }: ShownTalent, t: TFunction): string =>
  displayName ?? nameInitial ?? t('portfolio.nameless');
