import { html, type Markup } from '../html';
import type { Words } from '../wordsIn';

/** A call of the API by hand. */
export interface AskedQuery {
  /** The email address of the caller; empty for a guest. */
  as: string;
  query: string;
  /** The variables as JSON. */
  variables: string;
}

const example = `query Jobs {
  searchOpenJobs(filter: { keyword: { match: "React" } }, limit: 3) {
    total
    items { id title }
  }
}`;

/** Renders the form that calls the API as somebody, for the developer page, and below it what the API answered. */
export function renderQuery(asked: AskedQuery | null, answer: unknown, words: Words): Markup {
  const { as, query, variables } = asked ?? { as: '', query: example, variables: '{}' };
  return html`<form method="post" class="query">
      <label>${words.as}<input name="as" type="email" value="${as}" /></label>
      <label>${words.document}<textarea name="query" rows="12">${query}</textarea></label>
      <label>${words.variables}<textarea name="variables" rows="3">${variables}</textarea></label>
      <button>${words.send}</button>
    </form>
    ${
      asked &&
      html`<h2>${words.result}</h2>
        <pre>${JSON.stringify(answer, null, 2)}</pre>`
    }`;
}
