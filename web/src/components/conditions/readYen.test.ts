import { readYen } from './readYen';

describe('a typed amount of yen', () => {
  it.each([
    ['600000', 600_000],
    ['600,000', 600_000],
    ['６００，０００円', 600_000],
    ['60万', 600_000],
    ['６０万円', 600_000],
    ['60.5万', 605_000],
    ['６０．５万円', 605_000],
    ['60 万 5000 円', 605_000],
    ['60万5千', 605_000],
    ['1億2000万', 120_000_000],
    ['￥4,000', 4_000],
    ['4千円', 4_000],
    ['0.29万', 2_900],
  ])('%p is %d yen, whatever the unit of the field', (typed, yen) => {
    expect(readYen(typed, 'ja', false)).toBe(yen);
    if (yen >= 10_000) expect(readYen(typed, 'ja', true)).toBe(yen);
  });

  it.each([
    ['60', 600_000, 60],
    ['６０', 600_000, 60],
    ['60円', 60, 60],
    ['60.5', 605_000, 61],
    ['60.', 600_000, 60],
    ['9,999', 99_990_000, 9_999],
    ['10,000', 10_000, 10_000],
    ['0', 0, 0],
  ])('%p is %d yen where amounts are thought in 万, and %d elsewhere', (typed, inMan, inYen) => {
    expect(readYen(typed, 'ja', true)).toBe(inMan);
    expect(readYen(typed, 'ja', false)).toBe(inYen);
  });

  it.each([
    ['600.000', 'de', 600_000],
    ['600\u202f000', 'fr', 600_000],
    ['60,5万', 'de', 605_000],
    ['600,000', 'en', 600_000],
    ['60.5만 엔', 'ko', 605_000],
    ['1억2000만', 'ko', 120_000_000],
    ['4천엔', 'ko', 4_000],
  ])('%p has the separators of %s', (typed, language, yen) => {
    expect(readYen(typed, language, false)).toBe(yen);
  });

  it.each(['', '　', '応相談', '万', '60〜80', '60万〜80万', '-60', '6.0.0', '60ドル'])(
    '%p is none',
    (typed) => {
      expect(readYen(typed, 'ja', true)).toBeNull();
    },
  );
});
