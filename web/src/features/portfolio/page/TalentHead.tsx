import { useTranslation } from 'react-i18next';
import { occupationPatternOf } from '../../../../../model/occupationPatternOf';
import { ClothCover } from '../../../components/avatars/ClothCover';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { pictureUrl } from '../../../lib/files/pictureUrl';
import type { ShownTalent } from './ShownTalent';
import styles from './TalentHead.module.css';

interface TalentHeadProps {
  talent: ShownTalent;
  /** The name that the talent shows to everybody. */
  name: string;
  as?: 'h1' | 'h2';
}

/**
 * The head of a portfolio: pictures, names, occupation, a few facts, and the mean of the published
 * evaluations.
 */
export function TalentHead({ talent, name, as: Heading = 'h1' }: TalentHeadProps) {
  const { t, i18n } = useTranslation();
  const { mainJob, baseLocation, hopeLocationType, belongsTo, evaluationAvg } = talent;
  const facts = [belongsTo, baseLocation?.name].filter((fact): fact is string => Boolean(fact));
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <header className={styles.head}>
      <div data-screen-only className={styles.cover}>
        <ClothCover
          pattern={occupationPatternOf(mainJob?.name ?? '') ?? 'hishi'}
          cloth="indigo"
          image={pictureUrl(talent.coverImage)}
        />
      </div>
      <div className={styles.portrait}>
        <GeneratedAvatar name={name} image={pictureUrl(talent.profileIcon)} size={96} />
      </div>
      <Heading className={styles.name} lang="ja">
        {name}
      </Heading>
      {talent.name && talent.name !== name && (
        <p className={styles.fullName} lang="ja">
          {talent.name}
          {talent.phoneticName && <small>{talent.phoneticName}</small>}
        </p>
      )}
      {mainJob && <p className={styles.occupation}>{mainJob.name}</p>}
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact} lang="ja">
            {fact}
          </span>
        ))}
        {hopeLocationType && <span>{t(`common.location.${hopeLocationType}`)}</span>}
        {typeof evaluationAvg === 'number' && (
          <span>
            {t('portfolio.rating', {
              average: number.format(evaluationAvg),
              n: talent.evaluations?.items.length ?? 0,
            })}
          </span>
        )}
      </p>
    </header>
  );
}
