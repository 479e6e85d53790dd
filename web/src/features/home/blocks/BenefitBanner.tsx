import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Crest } from '../../../components/avatars/Crest';
import { HomeBenefitsDocument } from '../../../generated/home';
import { paths } from '../../../lib/paths';
import { Block } from '../Block';
import styles from '../HomeScreen.module.css';
import strip from './KeptStrip.module.css';

interface BenefitBannerProps {
  /** The ids of the benefits that the person has used; undefined while they are loading. */
  usedIds: readonly (string | null)[] | undefined;
}

/** Shows the newest employee benefit that the person has not used yet. */
export function BenefitBanner({ usedIds }: BenefitBannerProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(HomeBenefitsDocument);
  const benefits = data?.listEmployeeBenefitByCreatedAt.items;
  const benefit = benefits?.find(({ id }) => !usedIds?.includes(id));
  return (
    <Block
      title={t('home.benefit.heading')}
      link={<Link to={paths.benefits}>{t('home.benefit.all')}</Link>}
      shape="table"
      hasFailed={error !== undefined}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {benefits &&
        usedIds &&
        (benefit ? (
          <ul className={strip.list}>
            <li>
              <Link to={paths.benefitDetail(benefit.id)}>
                <Crest
                  name={benefit.organization?.name ?? null}
                  image={benefit.organization?.icon}
                  size={36}
                />
                <span lang="ja">
                  <strong>{benefit.title}</strong>
                  <small>{benefit.organization?.name}</small>
                </span>
              </Link>
            </li>
          </ul>
        ) : (
          <p className={styles.quiet}>{t('home.benefit.none')}</p>
        ))}
    </Block>
  );
}
