/** The Japanese texts of the tables in which administrators see records. */
export const ja = {
  keyword: '表の中を検索',
  total: '{{n}}件',
  csv: 'CSVを保存',
  more: '続きを読み込む',
  notFound: '条件に合う行はありません。検索する言葉を変えてみてください。',
  views: {
    title: '保存した条件',
    name: '条件の名前',
    save: '保存',
    remove: '「{{name}}」を削除',
    nothing: '条件や並び順を選ぶと、名前を付けて保存できます。',
  },
  reversedDays: '開始日は、終了日以前の日付にしてください。',
  person: {
    near: '完全に一致する方はいません。近い方を表示しています。',
    placeholder: '氏名で検索',
    none: '「{{word}}」に合う人はいません',
  },
};
