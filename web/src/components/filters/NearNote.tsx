import { useTranslation } from 'react-i18next';
import type { SearchMatch } from '../../generated/schema';
import { Banner } from '../feedback/Banner';

/** Says, above the results of a search, that nothing matches the typed text exactly and the results only come near. */
export function NearNote({ match }: { match?: SearchMatch }) {
  const { t } = useTranslation();
  return match === 'NEAR' ? <Banner tone="info">{t('common.near')}</Banner> : null;
}
