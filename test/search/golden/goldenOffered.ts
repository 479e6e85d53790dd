import { only } from './GoldenQuery';

/**
 * What members of an organization must find among the talents of the corpus who are offered to organizations,
 * by the fields that they share.
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
