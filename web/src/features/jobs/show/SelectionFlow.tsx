import { useTranslation } from 'react-i18next';
import { Thread } from '../../../components/thread/Thread';
import { TextSection } from './TextSection';

interface Step {
  id: string;
  step: number | null;
  title: string | null;
  description: string | null;
}

interface SelectionFlowProps {
  /** The name by which a URL leads to the section. */
  id?: string;
  steps: Step[];
  supplement: string | null;
}

/**
 * Shows the selection steps of a job in their order. No step is marked as reached, because the page shows the
 * same steps to everybody.
 */
export function SelectionFlow({ id, steps, supplement }: SelectionFlowProps) {
  const { t } = useTranslation();
  const inOrder = [...steps].sort((a, b) => (a.step ?? 0) - (b.step ?? 0));
  if (inOrder.length === 0) return <TextSection id={id} heading={t('jobs.show.process')} text={supplement} />;
  return (
    <TextSection id={id} heading={t('jobs.show.process')} text={supplement}>
      <div lang="ja">
        <Thread
          label={t('jobs.show.process')}
          look="vertical"
          steps={inOrder.map(({ id, title, description }) => ({
            key: id,
            label: title,
            note: description,
            state: 'open',
          }))}
        />
      </div>
    </TextSection>
  );
}
