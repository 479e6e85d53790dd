import { useTranslation } from 'react-i18next';
import { KeywordSearch } from '../../components/filters/KeywordSearch';
import { Button } from '../../components/buttons/Button';
import { CheckLine } from '../../components/filters/CheckLine';
import { ChoiceChips } from '../../components/filters/ChoiceChips';
import { buildFacetOptions } from '../../components/filters/buildFacetOptions';
import { Pager } from '../../components/pager/Pager';
import { Skeleton } from '../../components/feedback/Skeleton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { NearNote } from '../../components/filters/NearNote';
import { describeTotal } from '../../components/filters/describeTotal';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { paths } from '../../lib/paths';
import { BenefitCard } from './BenefitCard';
import styles from './Benefits.module.css';
import { useBenefits } from './useBenefits';
import { useBenefitsView, writeBenefitsView } from './useBenefitsView';

/** The screen /employee-benefits: a searchable list of employee benefits. */
export function BenefitsScreen() {
  const { t } = useTranslation();
  const [view, change] = useBenefitsView();
  const { benefits, total, match, pages, tags, counts, isStale, error, refetch } = useBenefits(view);
  const hrefOf = (page: number) => {
    const query = writeBenefitsView({ ...view, page });
    return query ? `${paths.benefits}?${query}` : paths.benefits;
  };
  return (
    <div className={styles.page}>
      <h1>{t('benefits.title')}</h1>
      <KeywordSearch
        large
        label={t('benefits.keyword')}
        keyword={view.keyword}
        className={styles.keyword}
        onSearch={(keyword) => change({ keyword })}
      />
      <ChoiceChips
        label={t('benefits.tags')}
        options={buildFacetOptions(tags, counts)}
        chosen={view.tag}
        onChange={(tag) => change({ tag })}
      />
      <div className={styles.head}>
        <p role="status">
          {describeTotal(
            { total, match },
            (n) => t('benefits.total', { n }),
            (n) => t('benefits.nearTotal', { n }),
          )}
        </p>
        <CheckLine
          text={t('benefits.onlyUsed')}
          checked={view.onlyUsed}
          onChange={(onlyUsed) => change({ onlyUsed })}
        />
      </div>
      <NearNote match={match}>{t('benefits.near')}</NearNote>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!benefits && !error && <Skeleton shape="strip" count={3} />}
      {benefits?.length === 0 && !isStale && (
        <EmptyState
          illustration="calm"
          action={
            <Button onClick={() => change({ keyword: '', tag: null, onlyUsed: false })}>
              {t('benefits.showAll')}
            </Button>
          }
        >
          {t(view.onlyUsed ? 'benefits.noneUsed' : 'benefits.none')}
        </EmptyState>
      )}
      <ul className={styles.grid} aria-busy={isStale}>
        {benefits?.map((benefit) => (
          <li key={benefit.id}>
            <BenefitCard benefit={benefit} />
          </li>
        ))}
      </ul>
      <Pager current={view.page} last={pages} hrefOf={hrefOf} />
    </div>
  );
}
