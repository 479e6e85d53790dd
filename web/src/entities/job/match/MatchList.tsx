import CheckOutlined from '@ant-design/icons/CheckOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import type { MatchReason } from './findMatchReasons';
import styles from './MatchList.module.css';

/** Lists the points in which a job fits a person's preferences, and those in which it differs. */
export function MatchList({ reasons }: { reasons: readonly MatchReason[] }) {
  const { t } = useTranslation();
  return (
    <Grid as="ul" className={styles.list} gap={4}>
      {reasons.map(({ key, fits, names }) => (
        <li key={key} data-fits={fits}>
          {fits ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />}
          {t(`jobs.match.${key}.${fits ? 'fits' : 'differs'}`, { names: names?.join(t('common.join')) })}
        </li>
      ))}
    </Grid>
  );
}
