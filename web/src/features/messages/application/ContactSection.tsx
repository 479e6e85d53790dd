import { domesticTel } from '../../../../../model/domesticTel';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { useContact } from '../../../entities/talent/useContact';
import styles from './Application.module.css';

/**
 * The talent's email and telephone number, which job staff may see after a contract. They are read when the button is
 * pressed, because each reading is logged.
 */
export function ContactSection({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const { contact, isMissing, hasFailed, isLoading, ask } = useContact(sub);
  return (
    <section>
      <h3>{t('relation.contact')}</h3>
      {contact ? (
        <DescriptionList
          items={[
            [t('relation.contactEmail'), <bdi key="email">{contact.email}</bdi>],
            [t('relation.contactTel'), domesticTel(contact.tel)],
          ]}
        />
      ) : (
        <>
          <Button size="small" loading={isLoading} onClick={ask}>
            {t('relation.contactShow')}
          </Button>
          <small className={styles.quiet} role="status">
            {t(isMissing || hasFailed ? 'relation.contactFailed' : 'relation.contactHint')}
          </small>
        </>
      )}
    </section>
  );
}
