import { useTranslation } from 'react-i18next';
import type { MailTopic } from '../../../../../model/mailTopics';

/**
 * Returns two functions that give mail topics as text: `one` for a single topic, `all` for a list in one
 * line.
 */
export function useTopicNames() {
  const { t } = useTranslation();
  const one = (topic: MailTopic) => t(`account.mail.${topic}`);
  const all = (topics: readonly MailTopic[]) =>
    topics.length > 0 ? topics.map(one).join(t('account.mail.comma')) : t('account.mail.none');
  return { one, all };
}
