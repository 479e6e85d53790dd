import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import type { TextKey } from '../../i18n/TextKey';
import { isLanguage } from '../../i18n/languages';
import { paths } from '../../lib/paths';
import styles from './InfoArticle.module.css';
import type { InfoText } from './InfoText';

interface InfoArticleProps {
  title: TextKey;
  text: InfoText;
  /** True to fold the sections: each shows only its title, a question, until it is opened. */
  folded?: boolean;
}

/** An information page such as the FAQ in the chosen language, with a link to the contact form at the end. */
export function InfoArticle({ title, text, folded = false }: InfoArticleProps) {
  const { t, i18n } = useTranslation();
  const { lead, sections } = (isLanguage(i18n.language) && text[i18n.language]) || text.ja;
  return (
    <article className={styles.article}>
      <h1>{t(title)}</h1>
      <p>{lead}</p>
      {sections.map((section) => {
        const body = (
          <>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points && (
              <ul data-bullets>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </>
        );
        return folded ? (
          <details key={section.title}>
            <summary>{section.title}</summary>
            {body}
          </details>
        ) : (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {body}
          </section>
        );
      })}
      <p className={styles.contact}>
        <ButtonLink to={paths.contact()}>{t('shell.pages.contact')}</ButtonLink>
      </p>
    </article>
  );
}
