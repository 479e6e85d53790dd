import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { Crest } from '../../../components/avatars/Crest';
import type { RecordColumn } from '../../../components/table/records/RecordColumn';
import type { EditedBenefitFragment } from '../../../generated/adminBenefits';
import { formatDate } from '../../../lib/format/formatDate';
import { type BenefitArea, benefitAreas } from './benefitAreas';
import { BenefitStateChip } from './BenefitStateChip';
import { benefitStateOf } from './benefitStateOf';
import styles from './BenefitForm.module.css';

/**
 * Returns, as texts, the ways in which a benefit can be used: coupon, URL or both. A benefit that has neither
 * is used by request.
 */
function listWays(t: TFunction, { couponCode, url }: EditedBenefitFragment): string[] {
  const ways = [
    ...(couponCode ? [t('adminBenefits.way.coupon')] : []),
    ...(url ? [t('adminBenefits.way.url')] : []),
  ];
  return ways.length > 0 ? ways : [t('adminBenefits.way.request')];
}

/**
 * Returns the columns of the table of benefits in an area. An organization reads below the title of a returned
 * benefit what to change. How a benefit is used is shown to administrators only,
 * because organizations do not see the coupon code.
 */
export function buildBenefitColumns(
  t: TFunction,
  area: BenefitArea,
  isNarrow: boolean,
): RecordColumn<EditedBenefitFragment>[] {
  const { pathOf, seesCoupon } = benefitAreas[area];
  const comma = t('adminBenefits.comma');
  const way: RecordColumn<EditedBenefitFragment> = {
    key: 'way',
    title: t('adminBenefits.column.way'),
    width: 136,
    isSortable: true,
    text: (benefit) => listWays(t, benefit).join(comma),
  };
  const state: RecordColumn<EditedBenefitFragment> = {
    key: 'state',
    title: t('adminBenefits.field.isDraft'),
    width: 104,
    isSortable: true,
    text: (benefit) => t(`adminBenefits.state.${benefitStateOf(benefit)}`),
    render: (_, benefit) => <BenefitStateChip benefit={benefit} />,
  };
  return [
    {
      key: 'title',
      title: t('adminBenefits.field.title'),
      width: isNarrow ? 200 : 264,
      fixed: 'start',
      isSortable: true,
      text: ({ title }) => title,
      render: (_, benefit) => (
        <>
          <Link to={pathOf(benefit.id)} lang="ja">
            {benefit.title}
          </Link>
          {!seesCoupon && benefitStateOf(benefit) === 'returned' && (
            <p className={styles.note}>
              {t('adminBenefits.review.noteOf')} <span lang="ja">{benefit.reviewNote}</span>
            </p>
          )}
        </>
      ),
    },
    // Beside the title, so that organizations see it on a phone too.
    ...(seesCoupon ? [] : [state]),
    {
      key: 'partner',
      title: t('adminBenefits.field.employeeBenefitOrganizationId'),
      width: 216,
      isSortable: true,
      text: ({ organization }) => organization?.name ?? null,
      render: (_, { organization }) =>
        organization && (
          <span lang="ja" className={styles.title}>
            <Crest name={organization.name} image={organization.icon} size={24} />
            {organization.name}
          </span>
        ),
    },
    {
      key: 'tags',
      title: t('adminBenefits.field.tags'),
      width: 168,
      text: ({ tags }) => tags?.map(({ name }) => name).join(comma) ?? null,
    },
    ...(seesCoupon ? [way, state] : []),
    {
      key: 'used',
      title: t('adminBenefits.column.used'),
      width: 104,
      align: 'right',
      isSortable: true,
      text: ({ usedCount }) => usedCount ?? 0,
    },
    {
      key: 'updatedAt',
      title: t('adminBenefits.column.updatedAt'),
      width: 112,
      text: ({ updatedAt }) => formatDate(updatedAt),
    },
  ];
}
