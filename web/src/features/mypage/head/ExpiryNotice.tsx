import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/feedback/Banner';
import type { MypageQualificationFragment } from '../../../generated/mypage';
import { formatDate } from '../../../lib/format/formatDate';
import { countDaysLeft } from './countDaysLeft';

/** The number of days before the expiry of a qualification from which the notice is shown. */
const NOTICED = 60;

/** Shows a notice for each qualification that expires soon, the first to expire on top. */
export function ExpiryNotice({ qualifications }: { qualifications: readonly MypageQualificationFragment[] }) {
  const { t } = useTranslation();
  const now = new Date();
  const soon = qualifications
    .map((one) => ({ ...one, days: countDaysLeft(one, now) ?? NOTICED }))
    .filter(({ days }) => days >= 0 && days < NOTICED)
    .sort((a, b) => a.days - b.days);
  return soon.map(({ id, name, days, expirationDate }) => (
    <Banner key={id} tone="waiting">
      {t('mypage.expiresSoon', { name, n: days, date: formatDate(expirationDate) })}
    </Banner>
  ));
}
