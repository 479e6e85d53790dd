import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/feedback/Banner';
import type { MypageQualificationFragment } from '../../../generated/mypage';
import { formatDate } from '../../../lib/format/formatDate';
import { countDaysLeft } from './countDaysLeft';

/** The number of days before its end from which a qualification is announced. */
const NOTICED = 60;

/** Announces the qualifications that expire soon, the first to expire on top. */
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
