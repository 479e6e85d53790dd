import { wholeName } from '../search/wholeName';

/** What follows or precedes the name of a company in Japanese, in the form of `wholeName`. */
const JAPANESE_FORMS =
  '株式会社 有限会社 合同会社 合資会社 合名会社 相互会社 一般社団法人 公益社団法人 一般財団法人 公益財団法人 社団法人 ' +
  '財団法人 特定非営利活動法人 NPO法人 医療法人社団 医療法人財団 医療法人 学校法人 社会福祉法人 宗教法人 監査法人 ' +
  '税理士法人 弁護士法人 独立行政法人 国立研究開発法人 国立大学法人 地方独立行政法人 (株) (有) (同) (資) (名) (社) ' +
  '(財) (医) (学) (福) (独) カブシキガイシャ カブシキカイシャ ユウゲンガイシャ ゴウドウガイシャ';
const forms = JAPANESE_FORMS.split(' ').map((form) => wholeName(form.normalize('NFKC')));

const LATIN_FORMS =
  'inc incorporated corp corporation co company ltd limited llc llp lp plc kk gmbh ag sarl pte pty'.split(
    ' ',
  );

/** Takes forms of companies in Latin letters off the end of a name, such as `Co., Ltd.` */
function withoutLatinForms(name: string): string {
  const words = name
    .replaceAll('.', '')
    .replaceAll(',', ' ')
    .split(' ')
    .filter((word) => word !== '');
  while (words.length > 1 && LATIN_FORMS.includes(String(words.at(-1)))) words.pop();
  return words.join(' ');
}

/** Takes forms of companies off both ends of a folded name. */
function withoutForms(name: string): string {
  const form = forms.find((each) => name !== each && (name.startsWith(each) || name.endsWith(each)));
  if (!form) return name;
  const parts = name.split(form);
  return withoutForms((name.startsWith(form) ? parts.slice(1) : parts.slice(0, -1)).join(form));
}

/**
 * Returns the form in which names of companies are compared: without the form of the company (株式会社, ㈱, Inc.),
 * without spaces and signs, and without differences of case, width, kana and spelling. Two companies may have the same.
 */
export function companyKeyOf(name: string): string {
  const whole = wholeName(withoutLatinForms(name.normalize('NFKC').toLowerCase().trim()));
  const letters = withoutForms(whole).replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? whole : letters;
}
