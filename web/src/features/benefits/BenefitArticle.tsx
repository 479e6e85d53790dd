import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/Stack';
import { Crest } from '../../components/avatars/Crest';
import { Chip } from '../../components/chips/Chip';
import type { BenefitDetailQuery } from '../../generated/benefits';
import { BenefitCover } from './BenefitCover';
import styles from './Benefits.module.css';

interface BenefitArticleProps {
  benefit: Pick<
    NonNullable<BenefitDetailQuery['getEmployeeBenefit']>,
    'title' | 'coverImage' | 'organization' | 'tags' | 'useProcesses'
  >;
  /** The link above the benefit that leads back to the list of benefits. */
  back?: ReactNode;
  /**
   * True in a preview within another page. The headings then have levels below that of the page's own
   * heading.
   */
  isPreview?: boolean;
  /**
   * Content below the instructions: the button with which the person uses the benefit, and what the person
   * sees after that.
   */
  children?: ReactNode;
}

/** One employee benefit as its page shows it: the cover, tags, title, partner and instructions. */
export function BenefitArticle({ benefit, back, isPreview = false, children }: BenefitArticleProps) {
  const { t } = useTranslation();
  const { title, organization, tags, useProcesses } = benefit;
  const [Title, Part] = isPreview ? (['h3', 'h4'] as const) : (['h1', 'h2'] as const);
  return (
    <article className={styles.detail}>
      {back}
      <div className={styles.wide}>
        <BenefitCover benefit={benefit} />
      </div>
      <Stack as="p" gap={8} wrap>
        {tags?.map((tag) => (
          <Chip key={tag.id}>{tag.name}</Chip>
        ))}
      </Stack>
      <Title>{title}</Title>
      {organization && (
        <p className={styles.organization}>
          <Crest name={organization.name} image={organization.icon} size={24} /> {organization.name}
        </p>
      )}
      {useProcesses && useProcesses.length > 0 && (
        <section>
          <Part>{t('benefits.steps')}</Part>
          <ol data-bullets>
            {useProcesses.map((step, index) => (
              // Instructions can repeat each other and have no ids.
              <li key={index}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {children}
    </article>
  );
}
