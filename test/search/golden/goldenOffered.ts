import { only } from './GoldenQuery';

/**
 * The searches of organizations, and the talents of the corpus (the test data) that they must find. Only the
 * fields that a talent shares are searched.
 */
export const goldenOffered = [
  only('森川', [1]),
  only('もりかわ', [1]),
  only('H.M.', [1]),
  only('Rust', [27]),
  only('決済', []),
  only('村上', []),
  only('ひろしま決済株式会社', []),
  only('Nuxt.js', [28]),
  only('遠藤', []),
  only('青木', []),
  only('公認会計士', []),
  only('Laravel', []),
  only('サーバーサイド', [1, 21, 22, 23, 25, 27]),
  only('設計書', [1]),
];
