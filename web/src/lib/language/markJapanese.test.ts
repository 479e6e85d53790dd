/** @jest-environment jsdom */
import { markJapanese } from './markJapanese';

let stop = () => {};
const langOf = (id: string) => document.getElementById(id)!.closest('[lang]')!.getAttribute('lang');
const changed = () => new Promise((resolve) => setTimeout(resolve));

function show(html: string, language: 'en' | 'ko' = 'en') {
  document.documentElement.lang = language;
  document.body.innerHTML = html;
  stop = markJapanese(document.body, language);
}

afterEach(() => stop());

test('a text of people is Japanese, the words around it are not', () => {
  show('<p id="a">Applied to <b id="b">在庫管理の刷新</b> <i id="c">yesterday</i></p>');
  expect(['a', 'b', 'c'].map(langOf)).toEqual(['en', 'ja', 'en']);
});

test('a sentence with a name in it stays in the language of the page, unless most of it is Japanese', () => {
  show('<h1 id="a">Good evening, 森川 遥</h1><p id="b">Review by 株式会社アシバワークス東京</p>');
  expect(['a', 'b'].map(langOf)).toEqual(['en', 'ja']);
});

test('a Korean sentence with a name in it stays Korean', () => {
  show('<p id="a">‘森川 遥’ 님께 스카우트를 보냈습니다</p><p id="b">在庫管理の刷新</p>', 'ko');
  expect(['a', 'b'].map(langOf)).toEqual(['ko', 'ja']);
});

test('words of the page inside a marked element keep their language', () => {
  show('<a id="a">在庫管理の刷新 <span id="b">New</span></a>');
  expect(['a', 'b'].map(langOf)).toEqual(['ja', 'en']);
});

test('what a component has declared stays as it is', () => {
  show('<div lang="ja"><p id="a">React</p><p id="b">在庫</p></div><p lang="en" id="c">在庫</p>');
  expect(['a', 'b', 'c'].map(langOf)).toEqual(['ja', 'ja', 'en']);
  expect(document.querySelectorAll('[data-lang-of-text]')).toHaveLength(0);
});

test('what appears or changes later is marked too', async () => {
  show('<p id="a">Loading</p><ul id="b"></ul>');
  document.getElementById('a')!.firstChild!.nodeValue = '東京都';
  document.getElementById('b')!.innerHTML = '<li id="c">京都府</li><li id="d">3</li>';
  await changed();
  expect(['a', 'c', 'd'].map(langOf)).toEqual(['ja', 'ja', 'en']);
  document.getElementById('a')!.firstChild!.nodeValue = 'Tokyo';
  await changed();
  expect(langOf('a')).toBe('en');
});

test('nothing is left behind when the page becomes Japanese', () => {
  show('<p id="a">東京都</p>');
  stop();
  expect(document.querySelectorAll('body [lang]')).toHaveLength(0);
});
