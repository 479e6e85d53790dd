import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { PortfolioBlock } from '../blocks/PortfolioBlock';
import { toShownBlocks } from '../blocks/toShownBlocks';
import { getShownName } from './getShownName';
import { Histories } from './Histories';
import styles from './PortfolioPage.module.css';
import type { ShownTalent } from './ShownTalent';
import { TalentHead } from './TalentHead';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { formatMonth } from '../../../lib/format/formatMonth';

type SkillSet = NonNullable<ShownTalent['skillSets']>['items'][number];

/** Lists a talent's skills in the order that the talent chose, each with the years of experience. */
function Skills({ skills }: { skills: readonly SkillSet[] }) {
  const { t } = useTranslation();
  if (skills.length === 0) return null;
  const ordered = [...skills].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return (
    <Grid as="section" className={styles.section} gap={16}>
      <h2>{t('portfolio.skills')}</h2>
      <ul className={styles.skills}>
        {ordered.map(({ id, skill, skillTag, yearsOfExperience }) => (
          <li key={id}>
            <span lang="ja">{skillTag?.name ?? skill?.name}</span>
            {typeof yearsOfExperience === 'number' && (
              <small>{t('portfolio.years', { n: yearsOfExperience })}</small>
            )}
          </li>
        ))}
      </ul>
    </Grid>
  );
}

type Qualification = NonNullable<ShownTalent['qualifications']>['items'][number];

function Qualifications({ qualifications }: { qualifications: readonly Qualification[] }) {
  const { t } = useTranslation();
  if (qualifications.length === 0) return null;
  return (
    <Grid as="section" className={styles.section} gap={16}>
      <h2>{t('portfolio.qualifications')}</h2>
      <ul className={styles.qualifications}>
        {qualifications.map(({ id, name, organization, releaseDate }) => (
          <li key={id}>
            <span lang="ja">{name}</span>
            <small>{[organization, formatMonth(releaseDate)].filter(Boolean).join(' / ')}</small>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

function About({ description }: { description: string | null }) {
  const { t } = useTranslation();
  if (!description) return null;
  return (
    <Grid as="section" className={styles.section} gap={16}>
      <h2>{t('portfolio.about')}</h2>
      <FormattedText text={description} />
    </Grid>
  );
}

interface PortfolioArticleProps {
  talent: ShownTalent;
  /** The level of the heading with the talent's name. */
  heading?: 'h1' | 'h2';
  /** Content at the end of the article, such as the link to the contact form. */
  children?: ReactNode;
}

/** Shows the portfolio of a talent: whatever the API has returned for the viewer. */
export function PortfolioArticle({ talent, heading, children }: PortfolioArticleProps) {
  const { t } = useTranslation();
  const name = getShownName(talent, t);
  const histories = talent.workHistories?.items ?? [];
  const blocks = toShownBlocks(talent.portfolios?.items ?? [], histories);
  const skills = talent.skillSets?.items ?? [];
  const qualifications = talent.qualifications?.items ?? [];
  const parts = [blocks, histories, skills, qualifications];
  const isEmpty = !talent.description && parts.every(({ length }) => length === 0);
  return (
    <article className={styles.paper}>
      <TalentHead talent={talent} name={name} as={heading} />
      <div className={styles.content}>
        {isEmpty && <EmptyState illustration="calm">{t('portfolio.empty', { name })}</EmptyState>}
        <About description={talent.description} />
        {blocks.map((block) => (
          <PortfolioBlock key={block.id} block={block} />
        ))}
        <Skills skills={skills} />
        <Histories histories={histories} />
        <Qualifications qualifications={qualifications} />
      </div>
      {children}
    </article>
  );
}
