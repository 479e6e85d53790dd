import { useTranslation } from 'react-i18next';
import styles from './SelectionFlow.module.css';
import { TextSection } from './TextSection';

interface Step {
  id: string;
  step: number | null;
  title: string | null;
  description: string | null;
}

interface SelectionFlowProps {
  steps: Step[];
  supplement: string | null;
}

export function SelectionFlow({ steps, supplement }: SelectionFlowProps) {
  const { t } = useTranslation();
  const inOrder = [...steps].sort((a, b) => (a.step ?? 0) - (b.step ?? 0));
  if (inOrder.length === 0) return <TextSection heading={t('jobs.show.process')} text={supplement} />;
  return (
    <TextSection heading={t('jobs.show.process')} text={supplement}>
      <ol className={styles.steps} lang="ja">
        {inOrder.map(({ id, title, description }) => (
          <li key={id}>
            <div className={styles.title}>{title}</div>
            {description && <div className={styles.description}>{description}</div>}
          </li>
        ))}
      </ol>
    </TextSection>
  );
}
