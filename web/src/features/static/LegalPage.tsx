import type { Article } from './Article';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  lead: string;
  articles: readonly Article[];
  /** The date from which it applies. */
  date: string;
}

/** A legal text. It is in Japanese in every language, because that wording is the binding one. */
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
          <ol>
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
