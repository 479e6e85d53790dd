import type { Article } from './Article';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  lead: string;
  articles: readonly Article[];
  /** The date from which the terms or the privacy policy are valid. */
  date: string;
}

/**
 * A page with a legal text. The text is Japanese in all languages of the app, because only the Japanese
 * wording is binding.
 */
export const LegalPage = ({ title, lead, articles, date }: LegalPageProps) => (
  <article className={styles.page} lang="ja">
    <h1>{title}</h1>
    <p>{lead}</p>
    {articles.map((article, index) => (
      <section key={article.title}>
        <h2>
          第{index + 1}条（{article.title}）
        </h2>
        {article.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {article.points && (
          <ol data-bullets>
            {article.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        )}
      </section>
    ))}
    <p className={styles.date}>{date}</p>
  </article>
);
