import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import type { TextKey } from '../../i18n/TextKey';
import { paths } from '../../lib/paths';

interface NoticeScreenProps {
  title: TextKey;
  text: TextKey;
  illustration?: ComponentProps<typeof EmptyState>['illustration'];
}

/** A screen that shows only a title, a short text and a link to the jobs, such as the maintenance screen. */
export function NoticeScreen({ title, text, illustration = 'calm' }: NoticeScreenProps) {
  const { t } = useTranslation();
  return (
    <section>
      <EmptyState
        heading={t(title)}
        illustration={illustration}
        action={<ButtonLink to={paths.jobs}>{t('static.findJobs')}</ButtonLink>}
      >
        {t(text)}
      </EmptyState>
    </section>
  );
}
