import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import type { TextKey } from '../../i18n/TextKey';
import { paths } from '../../lib/paths';

interface NoticeScreenProps {
  title: TextKey;
  text: TextKey;
}

/** A screen that shows only a title, a short text and a link to the jobs, such as the maintenance screen. */
export function NoticeScreen({ title, text }: NoticeScreenProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h1>{t(title)}</h1>
      <EmptyState
        illustration="calm"
        action={<ButtonLink to={paths.jobs}>{t('static.findJobs')}</ButtonLink>}
      >
        {t(text)}
      </EmptyState>
    </section>
  );
}
