import type { Language } from '../../i18n/languages';

/** Marks an element whose `lang` comes from this file and not from its component. */
const MARK = 'data-lang-of-text';
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const OTHER_LETTERS = /[\p{Script=Latin}\p{Script=Hangul}]/gu;
/** Elements whose text nobody reads. */
const UNREAD = ['SCRIPT', 'STYLE', 'NOSCRIPT'];

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

const textOf = (element: Element) =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');

/** Returns the language of the greater part of the letters of an element's own text; null for a text without letters. */
function findLanguage(element: Element, around: Language): Language | null {
  const text = textOf(element);
  const [japanese, others] = [count(text, JAPANESE), count(text, OTHER_LETTERS)];
  if (japanese + others === 0) return null;
  return japanese >= others ? 'ja' : around;
}

function setLanguage(element: Element, language: Language | null): void {
  if (language === null) {
    element.removeAttribute('lang');
    element.removeAttribute(MARK);
    return;
  }
  element.setAttribute('lang', language);
  element.setAttribute(MARK, '');
}

function mark(element: Element, language: Language): void {
  const isOurs = element.hasAttribute(MARK);
  // A component that knows the language of its text is right.
  if (UNREAD.includes(element.tagName) || (element.hasAttribute('lang') && !isOurs)) return;
  const around = element.parentElement?.closest('[lang]');
  // What another language surrounds on purpose is left as it is, such as an English word in a Japanese article.
  const isMeant = around && around !== document.documentElement && !around.hasAttribute(MARK);
  const own = findLanguage(element, language);
  const isAsAround = own === null || own === (around?.getAttribute('lang') ?? language);
  const wanted = isAsAround || (isMeant && own !== 'ja') ? null : own;
  if (wanted === (isOurs ? element.getAttribute('lang') : null)) return;
  setLanguage(element, wanted);
  // What is inside inherits another language now.
  for (const child of element.children) markAll(child, language);
}

function markAll(root: Element, language: Language): void {
  mark(root, language);
  for (const child of root.children) markAll(child, language);
}

/**
 * Sets `lang="ja"` on every element below `root` whose own text is Japanese, now and whenever the page
 * changes, while the page is in another language: names, titles and texts that people have written. With it, screen
 * readers choose the voice, and browsers the font and the line breaks. Returns a function that stops this and removes
 * what was set.
 */
export function markJapanese(root: Element, language: Exclude<Language, 'ja'>): () => void {
  markAll(root, language);
  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      const own = type === 'characterData' ? target.parentElement : (target as Element);
      if (own) mark(own, language);
      for (const node of addedNodes) if (node instanceof Element) changed.add(node);
    }
    for (const element of changed) if (element.isConnected) markAll(element, language);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll(`[${MARK}]`)) setLanguage(element, null);
  };
}
